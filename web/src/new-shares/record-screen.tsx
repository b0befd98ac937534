/** home/newStockRecord: the customer's applications by what became of them, one with its timeline, and the proof of a draw. */
import { lazy } from 'react';
import { useQuery } from '../shell/pane.tsx';
import { RecordDetail } from './record-detail.tsx';
import { RecordList } from './record-list.tsx';

const ProofScreen = lazy(() => import('./proof-screen.tsx'));

export default function RecordScreen() {
  const { subscription, proof } = useQuery('/home/newStockRecord');
  if (proof !== undefined) return <ProofScreen key={proof} offer={proof} />;
  if (subscription !== undefined) return <RecordDetail key={subscription} id={subscription} />;
  return <RecordList />;
}
