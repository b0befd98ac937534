import { createSvgIcon } from '@mui/material/SvgIcon';
import { createElement } from 'react';

export default createSvgIcon(
  createElement('path', { d: 'M15 19v-2H8.41L20 5.41 18.59 4 7 15.59V9H5v10z' }),
  'SouthWestOutlined',
);
