import { createSvgIcon } from '@mui/material/SvgIcon';
import { createElement } from 'react';

export default createSvgIcon(createElement('path', { d: 'm7 10 5 5 5-5z' }), 'ArrowDropDown');
