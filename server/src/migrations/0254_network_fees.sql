-- What customers pay for the network that carries a payout to a wallet: its own line, apart from the house's fees (decision 0111).
alter type ledger.account add value 'network_fees' after 'fees';
