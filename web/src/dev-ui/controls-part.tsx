import { useState } from 'react';
import Bell from 'lucide-react/icons/bell';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import { Button } from '../ui/button.tsx';
import { Checkbox, Switch } from '../ui/choices.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Menu } from '../ui/menu.tsx';
import { MoneyInput } from '../ui/money-input.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { Segments } from '../ui/segments.tsx';
import { Select } from '../ui/select.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { Block } from './part.tsx';

export function ControlsPart() {
  return (
    <>
      <Buttons />
      <Choices />
      <Fields />
      <FormSample />
    </>
  );
}

function Buttons() {
  const [isStarred, setStarred] = useState(true);
  const [adjust, setAdjust] = useState('none');
  return (
    <>
      <Block name="Button">
        <Button isWide>Place practice buy ≈ 98,582.57</Button>
        <Button isWide variant="ink">
          Place practice sell ≈ 98,277.43
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="soft">Details</Button>
          <Button variant="outline">Cancel</Button>
          <Button variant="danger">Delete</Button>
          <Button variant="plain">Log in</Button>
          <Button size="medium">Medium</Button>
          <Button size="medium" isBusy>
            Sending
          </Button>
        </div>
        <Button isWide blockedBecause="You are offline. Orders are sent only with a connection.">
          Place practice buy
        </Button>
      </Block>
      <Block name="IconButton and Menu">
        <div className="flex">
          <IconButton label="Search">
            <Search size={20} />
          </IconButton>
          <IconButton label="Notices">
            <Bell size={20} />
          </IconButton>
          <IconButton label="In the watchlist" isPressed={isStarred} onClick={() => setStarred(!isStarred)}>
            <Star size={20} fill={isStarred ? 'currentColor' : 'none'} />
          </IconButton>
          <Menu
            trigger={
              <IconButton label="More">
                <Ellipsis size={20} />
              </IconButton>
            }
            items={['none', 'forward', 'backward'].map((key) => ({
              key,
              text: key,
              isOn: key === adjust,
              onPick: () => setAdjust(key),
            }))}
          />
        </div>
      </Block>
    </>
  );
}

function Choices() {
  const [type, setType] = useState<'market' | 'limit'>('market');
  const [leverage, setLeverage] = useState('1');
  const [tab, setTab] = useState('watchlist');
  const [isOn, setOn] = useState(true);
  const [hasAgreed, setAgreed] = useState(false);
  const [style, setStyle] = useState<'tap' | 'slide'>('tap');
  return (
    <>
      <Block name="Segments" isFlush>
        <Segments
          look="line"
          label="Lists"
          items={['Watchlist', 'Quotes', 'Funds', 'Featured', 'Indicators', 'Issues', 'Forex'].map((text) => ({
            key: text.toLowerCase(),
            text,
          }))}
          value={tab}
          onChange={setTab}
        />
        <div className="flex flex-col gap-2 px-4 pt-3">
          <Segments
            kind="radio"
            label="Order type"
            items={[
              { key: 'market', text: 'Market' },
              { key: 'limit', text: 'Limit' },
            ]}
            value={type}
            onChange={setType}
          />
          <Segments
            kind="radio"
            label="Leverage"
            items={['1', '2', '3', '5', '10'].map((key) => ({
              key,
              text: `${key}×`,
              ...(key === '10' ? { disabledBecause: 'Margin trading is not enabled' } : {}),
            }))}
            value={leverage}
            onChange={setLeverage}
          />
        </div>
      </Block>
      <Block name="Checkbox and RadioCards">
        <Checkbox isChecked={hasAgreed} onChange={setAgreed} error={hasAgreed ? null : 'Agree to continue'}>
          I have read the user agreement and the privacy policy
        </Checkbox>
        <RadioCards
          label="Confirm style"
          items={[
            { key: 'tap', title: 'Tap', detail: 'One press on the button' },
            { key: 'slide', title: 'Slide', detail: 'With a button for those who cannot drag' },
          ]}
          value={style}
          onChange={setStyle}
        />
      </Block>
      <ListGroup title="List group and Switch">
        <ListRow
          title="Calm prices"
          detail="No flash on a change"
          end={<Switch label="Calm prices" isOn={isOn} onChange={setOn} />}
        />
        <ListRow title="Language" value="English" href="#/dev/ui" />
        <ListRow title="Log out" tone="danger" onClick={() => undefined} />
      </ListGroup>
    </>
  );
}

function Fields() {
  const [text, setText] = useState('priya');
  const [password, setPassword] = useState('correct horse');
  const [amount, setAmount] = useState('1250000.5');
  const [lots, setLots] = useState(11);
  const [period, setPeriod] = useState<'session' | 'gtc'>('session');
  return (
    <Block name="Fields">
      <TextField label="Account or phone" value={text} onChange={setText} autoComplete="username" />
      <TextField
        label="Code"
        value=""
        onChange={() => undefined}
        error="No inviter has this code"
        hint="From your inviter or institution"
      />
      <PasswordField label="Password" value={password} onChange={setPassword} autoComplete="current-password" />
      <MoneyInput label="Limit price" unit="INR" value={amount} onChange={setAmount} />
      <Stepper
        label="Lots (1 lot = 100 shares)"
        value={lots}
        onChange={setLots}
        minimum={1}
        maximum={12}
        maximumReason="Maximum 12 lots with your balance"
      />
      <Select
        label="Valid"
        items={[
          { key: 'session', text: 'This session' },
          { key: 'gtc', text: 'Until cancelled' },
        ]}
        value={period}
        onChange={setPeriod}
      />
    </Block>
  );
}

function FormSample() {
  const form = useForm({
    initial: { account: '', password: '' },
    rules: {
      account: (value) => (value === '' ? 'Enter your account' : null),
      password: (value) => (value === '' ? 'Enter your password' : null),
    },
    onSubmit: () => form.reject({}, 'Account or password is wrong'),
  });
  return (
    <Block name="Form and ErrorSummary">
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-3">
        <ErrorSummary form={form} />
        <TextField label="Account" {...form.field('account')} id="form-account" />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
          id="form-password"
        />
        <Button type="submit">Log in</Button>
      </form>
    </Block>
  );
}
