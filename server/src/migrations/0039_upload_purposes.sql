-- A wallet's QR code is drawn from its address (decision 0028): no picture of one is taken.

delete from uploads.upload where purpose = 'wallet_qr' and used_by is null;
alter table uploads.upload drop constraint upload_purpose_check;
alter table uploads.upload add constraint upload_purpose_check check (purpose in ('id_front', 'id_back', 'deposit_proof'));
