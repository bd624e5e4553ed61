-- No deposit is below zero (Operadora §4): what a run lacks is owed by the one that closes next. What was published below
-- zero before is carried to the provider's next open run, or to the one that closes after today.
do $$
declare
  devedor record;
  seguinte date;
begin
  for devedor in select * from repasse where liquido_centavos < 0 order by codigo_credenciado, fechamento loop
    select min(fechamento) into seguinte from repasse r
     where r.codigo_credenciado = devedor.codigo_credenciado and r.situacao = 'aberto' and r.fechamento > devedor.fechamento;
    if seguinte is null then
      seguinte := (date_trunc('month', current_date - 20) + interval '1 month 19 days')::date;
      insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
        values (devedor.codigo_credenciado, seguinte, (date_trunc('month', seguinte) + interval '1 month')::date,
                (date_trunc('month', seguinte) + interval '1 month 9 days')::date, now())
        on conflict do nothing;
    end if;
    insert into repasse_desconto (codigo_credenciado, fechamento, sequencial, tipo, credito, valor_centavos, descricao)
      select devedor.codigo_credenciado, linha.fechamento,
             coalesce((select max(sequencial) from repasse_desconto d
                        where (d.codigo_credenciado, d.fechamento) = (devedor.codigo_credenciado, linha.fechamento)), 0) + 1,
             '08', linha.credito, -devedor.liquido_centavos, linha.descricao
        from (values (devedor.fechamento, true,
                      'Saldo devedor levado ao pagamento que fecha em ' || to_char(seguinte, 'DD/MM/YYYY')),
                     (seguinte, false,
                      'Saldo devedor do pagamento que fechou em ' || to_char(devedor.fechamento, 'DD/MM/YYYY')))
             as linha (fechamento, credito, descricao);
    update repasse set credito_centavos = credito_centavos - devedor.liquido_centavos, liquido_centavos = 0
     where codigo_credenciado = devedor.codigo_credenciado and fechamento = devedor.fechamento;
  end loop;
end $$;
alter table repasse add constraint repasse_liquido_check check (liquido_centavos >= 0);
