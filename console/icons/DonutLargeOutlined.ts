import { createSvgIcon } from '@mui/material/SvgIcon';
import { createElement } from 'react';

export default createSvgIcon(
  createElement('path', {
    d: 'M13 5.08c3.06.44 5.48 2.86 5.92 5.92h3.03c-.47-4.72-4.23-8.48-8.95-8.95zM18.92 13c-.44 3.06-2.86 5.48-5.92 5.92v3.03c4.72-.47 8.48-4.23 8.95-8.95zM11 18.92c-3.39-.49-6-3.4-6-6.92s2.61-6.43 6-6.92V2.05c-5.05.5-9 4.76-9 9.95s3.95 9.45 9 9.95z',
  }),
  'DonutLargeOutlined',
);
