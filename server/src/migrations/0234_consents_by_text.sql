-- What customers agreed to before texts were in versions stays as it was; what they agree to since is in content.consent.
revoke insert on identity.consent from bahi_app;
comment on table identity.consent is 'Only read: consent to the texts of before.';
