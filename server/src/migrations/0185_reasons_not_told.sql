-- No customer is told of a suspicion of fraud by the reason of a decision (decision 0078): what was told before reads as what is told now.
update messages.message set story_key = split_part(story_key, '.', 1) || '.not_approved'
  where story_key in ('withdrawal.suspected_fraud', 'loans.suspected_fraud');
