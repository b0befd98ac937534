/** English words of what the auditor checks of securities lending; its sentence stands beside the query in the server. */
export const texts = {
  lent_shares_are_of_positions: { title: 'Lent shares are those of positions' },
  lending_entry_has_its_position: { title: 'Entries of lending have their position' },
};
