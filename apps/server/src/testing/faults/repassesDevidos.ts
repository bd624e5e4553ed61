import { addDays, addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { CALENDARIOS_REPASSE } from '@portal/domain/repasse/calendarioRepasse.data.ts'
import {
  findCalendarioRepasse,
  findPagamento,
  findPublicacao,
} from '@portal/domain/repasse/calendarioRepasse.ts'
import { changeRows } from './database.ts'
import type { Supplies } from './supplies.ts'

/** Providers of this part alone: an individual, a clinic, and one of Simples Nacional whose town withholds ISS. */
const modelos = [100001, 100004, 100004]
export const primeiroCredenciado = 910_001
export const credenciados = Array.from({ length: 12 }, (_, at) => primeiroCredenciado + at)
const guiasPorRepasse = 5

const copyCredenciados = `
  with especialidades as (
    insert into credenciado_especialidade
    select novo.codigo, codigo_especialidade
      from unnest($1::integer[], $2::integer[]) novo (codigo, modelo)
      join credenciado_especialidade e on e.codigo_credenciado = novo.modelo)
  insert into credenciado (codigo, nome, tipo_pessoa, documento, cro, uf_cro, cnes, rede, ativo, inicio_contrato,
                           municipio, uf, email, celular, permissoes, simples, iss_pontos_base)
  select novo.codigo, nome, tipo_pessoa, documento, cro, uf_cro, cnes, rede, ativo, inicio_contrato, municipio, uf,
         email, celular, permissoes, ordem % 3 = 0, case ordem % 3 when 0 then 200 end
    from unnest($1::integer[], $2::integer[]) with ordinality novo (codigo, modelo, ordem)
    join credenciado c on c.codigo = novo.modelo`

/**
 * What a run writes once takes its time from here on, row by row: a kill then falls between any two statements of the
 * transaction that publishes, and not only into the judging, which is most of the work.
 */
const slowDown = `
  create function devagar() returns trigger language plpgsql as $$
  begin perform pg_sleep(0.015); return new; end $$;
  create trigger devagar before update on repasse for each row execute function devagar();
  create trigger devagar before insert on repasse_desconto for each row execute function devagar();
  create trigger devagar before insert on notificacao for each row
    when (new.tipo = 'DEMONSTRATIVO') execute function devagar()`

/** Lays in the providers, and makes the writes of a run slow. */
export async function createCredenciados(dataDir: string): Promise<void> {
  const deModelos = credenciados.map((_, at) => modelos[at % modelos.length])
  await changeRows(dataDir, copyCredenciados, [credenciados, deModelos])
  await changeRows(dataDir, slowDown)
}

const insertRepasses = `
  insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
  select unnest($1::integer[]), $2, $3, $4, $2::date`

const insertCorrecoes = `
  insert into repasse_desconto (codigo_credenciado, fechamento, sequencial, tipo, credito, valor_centavos, descricao)
  select codigo, $2, 1, '08', codigo % 2 = 0, 1234, 'Correção'
    from unnest($1::integer[]) codigo where codigo % 3 = 0`

/**
 * Guides in the three statuses in which a run finds them (forwarded, in process, forwarded with its token), with four
 * events each: one that is paid, one whose date is now and then too old (3091), one that is now and
 * then said not to be done, and one that was never authorised.
 */
const insertGuias = `
  with lote as (
    select nextval('numero_ficha_seq') as numero, codigo, associado, ordem
      from unnest($1::integer[], $2::text[]) with ordinality novo (codigo, associado, ordem)),
  guias as (
    insert into guia (numero_ficha, codigo_credenciado, codigo_associado, codigo_plano, codigo_especialidade,
                      codigo_tipo_atendimento, status_ficha, codigo_etapa, senha, validade_senha, liberada_em,
                      atualizada_em)
    select numero, codigo, associado, p.codigo_plano, 1, 1, (array[10, 11, 20])[1 + ordem % 3], 6,
           nextval('senha_seq')::text, $3, $3::date - 30, $3
      from lote join associado_plano p on p.codigo_associado = associado and p.principal
    returning numero_ficha),
  encaminhadas as (
    insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
    select codigo, numero, to_char($3::date, 'YYYYMMDD'), $3::date + interval '15 hours', $4 from lote)
  insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                           dente, faces, quantidade, valor_centavos, copart_centavos, autorizacao, nao_realizado,
                           data_realizacao)
  select numero, n, codigo, associado, '85100200', (array['16', '26', '36', '46'])[n], 'OM', 1,
         10000 + 137 * ordem + n, 500 * n, case n when 4 then 3 else 4 end, n = 3 and ordem % 4 = 0,
         case when n = 3 and ordem % 4 = 0 then null
              when n = 2 and ordem % 2 = 0 then $3::date - 100 else $3::date - 10 end
    from lote cross join generate_series(1, 4) n`

/** A run of each provider that closes on a day, with the guides that were forwarded for it. */
export async function createRepasses(dataDir: string, fechamento: string, supplies: Supplies): Promise<void> {
  const calendario = findCalendarioRepasse(CALENDARIOS_REPASSE, 'AURORA', fechamento)
  const [publicacao, pagamento] = [
    findPublicacao(calendario, fechamento),
    findPagamento(calendario, fechamento),
  ]
  await changeRows(dataDir, insertRepasses, [credenciados, fechamento, publicacao, pagamento])
  await changeRows(dataDir, insertCorrecoes, [credenciados, fechamento])
  const deGuias = credenciados.flatMap((codigo) => Array.from({ length: guiasPorRepasse }, () => codigo))
  const associados = deGuias.map(() => supplies.nextAssociado())
  await changeRows(dataDir, insertGuias, [deGuias, associados, addDays(fechamento, -5), fechamento])
}

/** The closing days of so many runs that are due by now, the newest first, by the last one that is not published yet. */
export const listFechamentosDevidos = (aberto: string, quantos: number): string[] =>
  Array.from({ length: quantos }, (_, at) => addMonths(aberto, -2 - at))
