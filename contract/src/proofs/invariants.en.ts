/** English words of what the auditor checks of checkpoints; its sentence stands beside the query in the server. */
export const texts = {
  newest_checkpoint_stands: { title: 'The newest checkpoints stand' },
  newest_leaf_is_the_chain: { title: 'The newest leaves are the books' },
  checkpoint_chain: { title: 'Checkpoints follow from each other' },
  checkpoint_has_its_leaves: { title: 'A checkpoint covers every book' },
  checkpoint_keeps_its_leaves: { title: 'A checkpoint keeps its leaves' },
  leaf_is_the_chain: { title: 'Every leaf is its book’s journal' },
};
