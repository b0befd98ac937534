/** The columns of a queue's page and the rows in them. */
import { alpha, Box, Typography, type Theme } from '@mui/material';
import type { ReactNode, Ref } from 'react';

export interface ColumnProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly foot?: ReactNode;
  readonly area: 'list' | 'document' | 'facts';
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The keyboard stops inside, and so need not at the column to scroll it. */
  readonly hasStops?: boolean;
}

export function Column({ title, aside, children, foot, area, headingRef, hasStops = false }: ColumnProps) {
  const isSurface = area !== 'document';
  return (
    <Box
      component="section"
      aria-label={title}
      className={`Bahi-${area}`}
      sx={{
        gridArea: area,
        minWidth: 0,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: isSurface ? 'background.paper' : 'background.default',
        borderRight: area === 'facts' ? 0 : 1,
        borderColor: 'divider',
      }}
    >
      <ColumnHead title={title} aside={aside} headingRef={headingRef} />
      <Box
        tabIndex={hasStops ? -1 : 0}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', '&:focus-visible': { outlineOffset: -2 } }}
      >
        {children}
      </Box>
      {foot}
    </Box>
  );
}

/** What stands beside the title comes first for the keyboard, so that the Tab key leads from the title to the content. */
export function ColumnHead({ title, aside, headingRef }: Pick<ColumnProps, 'title' | 'aside' | 'headingRef'>) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'row-reverse',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: 48,
        px: 2,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          color: 'text.secondary',
          fontSize: '0.8125rem',
          whiteSpace: 'nowrap',
        }}
      >
        {aside}
      </Box>
      <Typography
        component="h2"
        variant="h2"
        ref={headingRef}
        tabIndex={-1}
        sx={{ minWidth: 0, '&:focus-visible': { outline: 0 } }}
        noWrap
      >
        {title}
      </Typography>
    </Box>
  );
}

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <Box
      component="kbd"
      sx={{
        font: 'inherit',
        fontWeight: 600,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        display: 'inline-block',
        minWidth: 20,
        px: 0.5,
        textAlign: 'center',
        border: 1,
        borderColor: 'currentcolor',
        borderRadius: 0.625,
      }}
    >
      {children}
    </Box>
  );
}

/** Says itself, beside its colour, what it is. */
export type Mark = 'plain' | 'good' | 'look' | 'bad';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  /** What was found about it. */
  readonly finding?: ReactNode;
  readonly mark?: Mark;
}

const washes: Readonly<Record<Mark, (theme: Theme) => string>> = {
  plain: () => 'transparent',
  good: () => 'transparent',
  look: ({ palette }) => palette.warning.light,
  bad: ({ palette }) => alpha(palette.error.main, 0.12),
};

/** For those who listen. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Rows of a definition list. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {children}
    </Box>
  );
}

export function Fact({ label, children, finding, mark = 'plain' }: FactProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(88px, 28%) minmax(0, 1fr)',
        alignItems: 'baseline',
        columnGap: 1,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: washes[mark],
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
          {children}
        </Box>
        {finding !== undefined && (
          <Box
            component="span"
            sx={{
              color: mark === 'plain' || mark === 'good' ? 'text.secondary' : 'text.primary',
              fontWeight: mark === 'bad' ? 600 : 400,
            }}
          >
            {finding}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** A part of the facts below the rows. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** What there was before of the same customer, a line each. */
export function Before(props: { title: string; none: string; lines: readonly { key: string; text: string }[] }) {
  const { title, none, lines } = props;
  return (
    <Part title={title}>
      {(lines.length === 0 ? [{ key: '', text: none }] : lines).map(({ key, text }) => (
        <Typography key={key} sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      ))}
    </Part>
  );
}
