/** The look "indigo and stitch" for staff: the app's colours at 13/18 density, light and dark (web/src/theme.css). */
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

const light = {
  bg: '#f4f5f2',
  surface: '#ffffff',
  sunk: '#e9ebea',
  ink: '#14172b',
  ink2: '#474c66',
  ink3: '#5f657e',
  line: '#d5d8df',
  edge: '#848aa0',
  action: '#2b3a8c',
  actionHover: '#232f73',
  onAction: '#ffffff',
  wash: '#e5e9f6',
  waitingWash: '#fff1cc',
  success: '#0b7148',
  error: '#b3261e',
  errorHover: '#8f1e18',
};

const dark: typeof light = {
  bg: '#0c0f1e',
  surface: '#151a2e',
  sunk: '#0a0c18',
  ink: '#eceef6',
  ink2: '#b0b6d0',
  ink3: '#8d94b3',
  line: '#2a3150',
  edge: '#666e92',
  action: '#97a6f5',
  actionHover: '#b1bcf8',
  onAction: '#0c0f1e',
  wash: '#202a55',
  waitingWash: '#3a2d07',
  success: '#47d49a',
  error: '#ff8a80',
  errorHover: '#ffa79f',
};

export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);

function themeOf(mode: 'light' | 'dark', colour: typeof light): RaThemeOptions {
  const base = mode === 'light' ? defaultLightTheme : defaultDarkTheme;
  return {
    ...base,
    palette: {
      mode,
      // Under the pointer, where the library's own shade is too near the words in dark.
      primary: { main: colour.action, dark: colour.actionHover, contrastText: colour.onAction },
      secondary: { main: colour.action, contrastText: colour.onAction },
      error: { main: colour.error, dark: colour.errorHover, contrastText: colour.onAction },
      success: { main: colour.success, contrastText: colour.onAction },
      warning: {
        main: mode === 'light' ? '#8a5a00' : '#ffc145',
        light: colour.waitingWash,
        contrastText: colour.onAction,
      },
      info: { main: colour.action, light: colour.wash },
      text: { primary: colour.ink, secondary: colour.ink2, disabled: colour.ink3 },
      divider: colour.line,
      background: { default: colour.bg, paper: colour.surface },
    },
    shape: { borderRadius: 8 },
    sidebar: { width: 200, closedWidth: 48 },
    typography: {
      fontFamily:
        "'Bahi Sans', 'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei', system-ui, sans-serif",
      fontSize: 13,
      body1: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
      body2: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
      button: { fontSize: '0.8125rem', fontWeight: 600, textTransform: 'none' },
      h1: { fontSize: '1.0625rem', lineHeight: '1.5rem', fontWeight: 600 },
      h2: { fontSize: '0.9375rem', lineHeight: '1.375rem', fontWeight: 600 },
      h6: { fontSize: '0.9375rem', lineHeight: '1.375rem', fontWeight: 600 },
    },
    components: {
      ...base.components,
      MuiCssBaseline: {
        styleOverrides: {
          ':focus-visible': { outline: `2px solid ${colour.action}`, outlineOffset: 2 },
          // Korean breaks between words, as it is written.
          'html:lang(ko)': { wordBreak: 'keep-all', overflowWrap: 'break-word' },
        },
      },
      MuiPaper: {
        styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none', border: `1px solid ${colour.line}` } },
      },
      MuiAppBar: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: {
            backgroundColor: colour.surface,
            color: colour.ink,
            border: 0,
            borderBottom: `1px solid ${colour.line}`,
          },
        },
      },
      MuiTableCell: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums', borderColor: colour.line } } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      // Beside words that say the same.
      MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colour.edge } } },
      // The library's own shades are too near the ground.
      MuiToggleButton: {
        styleOverrides: {
          root: {
            color: colour.ink2,
            backgroundColor: colour.surface,
            '&.Mui-selected, &.Mui-selected:hover': { color: colour.action, backgroundColor: colour.wash },
          },
        },
      },
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            // The library makes rows of a menu low from 600 px on.
            '&.MuiMenuItem-root': { minHeight: 44 },
            color: colour.ink2,
            '&.RaMenuItemLink-active': { color: colour.action, backgroundColor: colour.wash, fontWeight: 600 },
          },
        },
      },
    },
  };
}
