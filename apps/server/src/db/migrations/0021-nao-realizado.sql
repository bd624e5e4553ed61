-- What was authorised and never done, as the provider says when the guide is forwarded: nothing is paid for it. What is
-- dated was done.
alter table evento_guia
  add nao_realizado boolean not null default false,
  add constraint evento_nao_realizado_sem_data check (not nao_realizado or data_realizacao is null);
