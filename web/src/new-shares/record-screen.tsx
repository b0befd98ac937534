/** home/newStockRecord: the customer's applications by what became of them, one with its timeline; and, for everybody, the proof of a draw. */
import { lazy } from 'react';
import { useQuery } from '../shell/pane.tsx';
import { RecordDetail } from './record-detail.tsx';
import { RecordList } from './record-list.tsx';
import { useIsVisitor } from './visitor.ts';

const ProofScreen = lazy(() => import('./proof-screen.tsx'));

export default function RecordScreen() {
  const { subscription, proof } = useQuery('/home/newStockRecord');
  const isVisitor = useIsVisitor();
  if (proof !== undefined) return <ProofScreen key={proof} offer={proof} />;
  // The shell leads to login.
  if (isVisitor) return null;
  if (subscription !== undefined) return <RecordDetail key={subscription} id={subscription} />;
  return <RecordList />;
}
