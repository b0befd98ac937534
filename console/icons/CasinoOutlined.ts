import { createSvgIcon } from '@mui/material/SvgIcon';
import { createElement, Fragment } from 'react';

export default createSvgIcon(
  createElement(
    Fragment,
    null,
    createElement('path', {
      d: 'M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 16H5V5h14z',
    }),
    createElement('circle', { cx: '7.5', cy: '16.5', r: '1.5' }),
    createElement('circle', { cx: '7.5', cy: '7.5', r: '1.5' }),
    createElement('circle', { cx: '12', cy: '12', r: '1.5' }),
    createElement('circle', { cx: '16.5', cy: '16.5', r: '1.5' }),
    createElement('circle', { cx: '16.5', cy: '7.5', r: '1.5' }),
  ),
  'CasinoOutlined',
);
