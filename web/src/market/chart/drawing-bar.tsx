/** The drawing tools: pick one, set its points on the chart; pick a drawing to lock or delete it; hide all, undo. */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import ListIcon from 'lucide-react/icons/list';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Magnet from 'lucide-react/icons/magnet';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../i18n/texts.ts';
import { confirm } from '../../shell/confirm.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DrawingIcon } from './drawing-icons.tsx';
import { hasText, putDrawing, toolKeys, tools, type Drawing, type Tool } from './drawing.ts';
import type { ToolInHand } from './price-chart.tsx';
import { toolTexts } from './tool-texts.ts';
import type { KeptChartState } from './use-kept-chart.ts';

export interface DrawingBarProps {
  readonly kept: KeptChartState;
  /** Which drawings this chart shows. */
  readonly family: Drawing['family'];
  readonly tool: ToolInHand | null;
  readonly onTool: (next: ToolInHand | null) => void;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  /** Ends a stroke set point by point. */
  readonly onFinish: () => void;
  readonly onClose: () => void;
}

export default function DrawingBar({
  kept,
  family,
  tool,
  onTool,
  selected,
  onSelect,
  onFinish,
  onClose,
}: DrawingBarProps) {
  const t = useTexts(toolTexts).drawing;
  const [isMagnet, setMagnet] = useState(false);
  /** A tool whose words are asked for first. */
  const [worded, setWorded] = useState<Tool | null>(null);
  const [isWhole, setWhole] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  // The tools stand above the dock, and above them the chart they are for.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, and an effect may return none.
    bar.current?.scrollIntoView({ block: 'end' });
  }, [isWhole, worded]);
  const shown = isWhole ? toolKeys : toolKeys.slice(0, FIRST_ROW);
  const here = kept.drawings.filter((drawing) => drawing.family === family);
  const elsewhere = kept.drawings.length - here.length;
  const chosen = here.find(({ id }) => id === selected);
  const pick = (next: Tool) => {
    setWorded(null);
    if (tool?.tool === next) return onTool(null);
    onTool(null);
    if (hasText(next)) setWorded(next);
    else onTool({ tool: next, isMagnet });
  };
  const removeAll = async () => {
    if (await confirm({ title: t.removeAllTitle, body: t.removeAllBody, action: t.removeAll, tone: 'danger' })) {
      kept.setDrawings([]);
    }
  };
  return (
    <div ref={bar} className="-mx-4 border-t border-line px-2 pt-1">
      <div className="flex flex-wrap items-center">
        {tool !== null ? (
          <>
            <TextButton onClick={() => onTool(null)}>{t.cancel}</TextButton>
            {tools[tool.tool] === Infinity && <TextButton onClick={onFinish}>{t.finish}</TextButton>}
          </>
        ) : (
          <LazyMenu
            trigger={(props) => (
              <TextButton {...props}>
                <ListIcon size={18} aria-hidden="true" />
                {t.select(here.length)}
              </TextButton>
            )}
            items={
              here.length === 0
                ? [{ key: 'none', text: t.listEmpty, onPick: () => {} }]
                : here.map((drawing) => ({
                    key: drawing.id,
                    text: `${nameOf(drawing, t.names)}${drawing.isLocked ? ` (${t.lockedMark})` : ''}`,
                    isOn: drawing.id === selected,
                    onPick: () => onSelect(drawing.id),
                  }))
            }
          />
        )}
        {tool === null && chosen === undefined && kept.drawings.length > 0 && (
          <TextButton onClick={() => void removeAll()}>{t.removeAll}</TextButton>
        )}
        <span className="ml-auto flex">
          {chosen !== undefined && (
            <>
              <IconButton
                label={chosen.isLocked ? t.unlock : t.lock}
                isPressed={chosen.isLocked === true}
                onClick={() => kept.setDrawings(putDrawing(kept.drawings, { ...chosen, isLocked: !chosen.isLocked }))}
              >
                {chosen.isLocked ? <Lock size={20} aria-hidden="true" /> : <LockOpen size={20} aria-hidden="true" />}
              </IconButton>
              <IconButton
                label={t.remove}
                onClick={() => {
                  kept.setDrawings(kept.drawings.filter(({ id }) => id !== chosen.id));
                  onSelect(null);
                }}
              >
                <Trash size={20} aria-hidden="true" />
              </IconButton>
            </>
          )}
          <IconButton
            label={t.magnet}
            isPressed={isMagnet}
            onClick={() => {
              setMagnet(!isMagnet);
              if (tool !== null) onTool({ ...tool, isMagnet: !isMagnet });
            }}
          >
            <Magnet size={20} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={kept.areDrawingsHidden ? t.show : t.hide}
            isPressed={kept.areDrawingsHidden}
            onClick={() => kept.setDrawingsHidden(!kept.areDrawingsHidden)}
          >
            {kept.areDrawingsHidden ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </IconButton>
          {kept.undo !== null && (
            <IconButton label={t.undo} onClick={kept.undo}>
              <Undo size={20} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={t.close} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <p role="status" className="px-2 text-small font-medium text-ink">
        {tool !== null
          ? tools[tool.tool] === Infinity
            ? t.stroke(t.names[tool.tool])
            : t.step(t.names[tool.tool], tools[tool.tool])
          : chosen !== undefined
            ? t.selected(nameOf(chosen, t.names))
            : kept.areDrawingsHidden && here.length > 0
              ? t.hidden
              : ''}
      </p>
      {worded !== null && (
        <Words
          tool={worded}
          onPlace={(text) => {
            onTool({ tool: worded, text, isMagnet });
            setWorded(null);
          }}
        />
      )}
      <div role="toolbar" aria-label={t.title} onKeyDown={moveFocus} className="flex flex-wrap md:max-w-200">
        {shown.map((each, index) => (
          <IconButton
            key={each}
            label={t.names[each]}
            isPressed={tool?.tool === each || worded === each}
            tabIndex={each === (tool?.tool ?? worded ?? toolKeys[0]) || (index === 0 && tool === null) ? 0 : -1}
            onClick={() => pick(each)}
          >
            <DrawingIcon tool={each} />
          </IconButton>
        ))}
        <IconButton label={isWhole ? t.fewer : t.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {isWhole && tool === null && chosen === undefined && <p className="px-2 pb-1 text-small text-ink-3">{t.help}</p>}
      {elsewhere > 0 && (
        <p className="px-2 pb-2 text-small text-ink-3">
          {t.otherFamily(elsewhere, family === 'minutes' ? 'days' : 'minutes')}
        </p>
      )}
    </div>
  );
}

/** With the one that shows the others, a row of a phone. */
const FIRST_ROW = 6;

/** Arrow keys move along the tools: one stop for Tab, as toolbars have. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

function nameOf({ tool, text }: Drawing, names: Readonly<Record<Tool, string>>): string {
  return text === undefined ? names[tool] : `${names[tool]}: ${text}`;
}

function Words({ tool, onPlace }: { readonly tool: Tool; readonly onPlace: (text: string) => void }) {
  const t = useTexts(toolTexts).drawing;
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3 px-2 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') setMissing(true);
        else onPlace(text.trim());
      }}
    >
      <div className="min-w-40 flex-1">
        <TextField
          label={`${t.names[tool]}: ${t.wordsLabel}`}
          hint={t.wordsHint}
          value={text}
          maxLength={60}
          error={isMissing && text.trim() === '' ? t.wordsNeeded : null}
          onChange={setText}
        />
      </div>
      <Button type="submit" size="medium" variant="soft">
        {t.place}
      </Button>
    </form>
  );
}

function TextButton({ children, ...rest }: React.ComponentProps<'button'> & { readonly children: ReactNode }) {
  return (
    <button
      {...rest}
      type="button"
      className="press flex min-h-11 items-center gap-1 rounded-control px-2 text-small font-semibold text-action"
    >
      {children}
    </button>
  );
}
