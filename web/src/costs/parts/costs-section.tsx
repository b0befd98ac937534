/** Trading hours and charges, a section of the questions and answers that needs no account. */
import { Calculator } from '../calculator.tsx';
import { Hours } from '../hours.tsx';

export default function CostsSection() {
  return (
    <>
      <Calculator />
      <Hours />
    </>
  );
}
