import { readRows } from './database.ts'
import { primeiroCredenciado } from './repassesDevidos.ts'

/** What was forwarded for a run that is due, event by event: whether it is to be paid was decided when it was laid in. */
const devidos = `
  devido as (
    select codigo_credenciado, fechamento from repasse
     where codigo_credenciado >= ${primeiroCredenciado} and publicacao <= $1),
  evento as (
    select e.*, n.fechamento, e.autorizacao in (1, 4) and not e.nao_realizado as pagavel
      from evento_guia e join encaminhamento n using (codigo_credenciado, numero_ficha)
      join devido using (codigo_credenciado, fechamento)),
  linha as (select * from repasse_evento where codigo_credenciado >= ${primeiroCredenciado})`

/** Queries of which each row is something that went wrong. */
const erros: Readonly<Record<string, string>> = {
  'evento a pagar sem a sua única linha': `
    select e.numero_ficha from evento e left join linha l using (codigo_credenciado, numero_ficha, sequencial_inclusao)
     where e.pagavel group by e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao
    having count(l.numero_ficha) <> 1 or bool_or(l.recurso)`,
  'linha de evento que não se paga': `
    select l.numero_ficha from linha l
      left join evento e using (codigo_credenciado, numero_ficha, sequencial_inclusao) where e.pagavel is not true`,
  'linha noutro repasse ou com outro valor': `
    select l.numero_ficha from linha l join evento e using (codigo_credenciado, numero_ficha, sequencial_inclusao)
     where l.fechamento <> e.fechamento or l.processado_centavos <> e.valor_centavos
        or l.liberado_centavos <> e.valor_pago_centavos or l.glosa_centavos <> e.valor_glosado_centavos
        or l.franquia_centavos <> e.copart_centavos`,
  'totais que não são a soma das linhas': `
    select r.fechamento from repasse r join devido using (codigo_credenciado, fechamento)
      left join linha l using (codigo_credenciado, fechamento)
     group by r.codigo_credenciado, r.fechamento
    having (r.informado_centavos, r.processado_centavos, r.glosa_centavos, r.franquia_centavos, r.liberado_centavos)
           is distinct from (sum(l.informado_centavos), sum(l.processado_centavos), sum(l.glosa_centavos),
                             sum(l.franquia_centavos), sum(l.liberado_centavos))`,
  'débito ou crédito que não é a soma dos descontos': `
    select r.fechamento from repasse r join devido using (codigo_credenciado, fechamento)
      left join repasse_desconto d using (codigo_credenciado, fechamento)
     group by r.codigo_credenciado, r.fechamento
    having r.debito_centavos <> coalesce(sum(d.valor_centavos) filter (where not d.credito), 0)
        or r.credito_centavos <> coalesce(sum(d.valor_centavos) filter (where d.credito), 0)`,
  'desconto duas vezes': `
    select fechamento from repasse_desconto join devido using (codigo_credenciado, fechamento)
     group by codigo_credenciado, fechamento, tipo having count(*) > 1`,
  'repasse devido que não chegou ao fim': `
    select r.fechamento from repasse r join devido using (codigo_credenciado, fechamento)
     where r.situacao <> case when r.pagamento <= $1 then 'depositado' else 'publicado' end`,
  'publicação ou pagamento não avisado uma vez': `
    select r.fechamento from repasse r join devido using (codigo_credenciado, fechamento)
      left join notificacao n on n.codigo_credenciado = r.codigo_credenciado and n.tipo = 'DEMONSTRATIVO'
                             and n.referencia = to_char(r.fechamento, 'YYYYMMDD')::bigint
     group by r.codigo_credenciado, r.fechamento
    having count(*) filter (where n.texto like 'Demonstrativo publicado%') <> 1
        or count(*) filter (where n.texto like 'Repasse pago%')
           <> case when r.pagamento <= $1 then 1 else 0 end`,
  'guia julgada ou avisada duas vezes': `
    select numero_ficha from historico_guia where codigo_credenciado >= ${primeiroCredenciado}
     group by codigo_credenciado, numero_ficha, de_status, para_status having count(*) > 1
    union all
    select referencia from notificacao where codigo_credenciado >= ${primeiroCredenciado}
     group by codigo_credenciado, tipo, referencia, texto having count(*) > 1`,
  'repasse de hoje tocado antes do seu dia': `
    select fechamento from repasse r
     where codigo_credenciado >= ${primeiroCredenciado} and publicacao > $1
       and (situacao <> 'aberto'
            or exists (select from linha l
                        where (l.codigo_credenciado, l.fechamento) = (r.codigo_credenciado, r.fechamento)))`,
}

const quantos = `
  select (select count(*) from devido)::int as repasses, count(*)::int as linhas,
         (count(*) filter (where glosa_centavos > 0))::int as glosadas, (select count(*) from evento)::int as eventos
    from linha`

export type RepassesAudit = Record<'repasses' | 'eventos' | 'linhas' | 'glosadas', number> & {
  erros: string[]
}

/** Counts, in the database, what runs that were killed and went on have paid, told and withheld. */
export async function auditRepasses(dataDir: string, hoje: string): Promise<RepassesAudit> {
  // The day is a parameter of every query, of those too that do not ask for it.
  const ask = <Row>(sql: string) => readRows<Row>(dataDir, `with ${devidos} ${sql}`, [hoje])
  const found: string[] = []
  for (const [nome, sql] of Object.entries(erros)) {
    const linhas = await ask(sql)
    if (linhas.length > 0) found.push(`${linhas.length} × ${nome}`)
  }
  const [totais] = await ask<Omit<RepassesAudit, 'erros'>>(quantos)
  if (!totais) throw new Error('the database counts nothing')
  const { linhas, glosadas } = totais
  if (glosadas === 0 || glosadas === linhas) found.push(`${glosadas} glosadas de ${linhas} linhas`)
  return { ...totais, erros: found }
}
