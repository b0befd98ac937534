/** Every component in its states: what a designer reviews and what the accessibility test walks. Not translated. */
import { Screen } from '../shell/screen.tsx';

export default function DevUiScreen() {
  return (
    <Screen title="Components">
      <p className="px-4">Soon</p>
    </Screen>
  );
}
