import { addDays, addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Db, statement } from '../../db/client.ts'
import type { Cena } from './cena.data.ts'

/** Somebody of whom the provider may ask for exams, with the tooth whose image a guide of hers waits for. */
export type Candidato = { codigoAssociado: string; dente: string | null }

/** A practice asks for exams of whom it attends. The cast's cards (500000001 to 10) keep what the README says of them. */
const candidatos = (dente: string, guia: string) => `
  select a.codigo as "codigoAssociado", ${dente} as dente from associado a
   where a.situacao = 'ativo' and a.codigo > '500000010' and a.nascimento between $2 and $3
     and not exists (select from evento_guia e join regra_evento r using (codigo_evento)
                      where e.codigo_associado = a.codigo and (r.regra ->> 'radiologia')::boolean)
     and exists (select from guia g where g.codigo_associado = a.codigo and g.codigo_credenciado = $1 and ${guia})
   order by a.codigo`

/** A guide that is being done, that nothing of an exam is in yet. */
const emTratamento = `g.codigo_especialidade <> 14 and g.status_ficha in (1, 7) and g.codigo_etapa < 6
  and g.assinada_em is null and not exists (select from imagem_guia i where i.numero_ficha = g.numero_ficha)`

const denteEsperado = `(select min(e.dente) from guia g join evento_guia e using (codigo_credenciado, numero_ficha)
  where g.codigo_associado = a.codigo and g.codigo_credenciado = $1 and g.status_ficha = 5
    and e.dente ~ '^[1-4]')`

/** Weeks enough for the exam to come, and not so many that another would be asked for; $4 is the day of the request. */
const [SEMANAS_ANTES, SEMANAS_DEPOIS] = [3, 12]
const antesDoTratamento = `exists (select from formulario_orto f
   where f.codigo_credenciado = g.codigo_credenciado and f.numero_ficha = g.numero_ficha and f.tipo = 'inicial'
     and f.enviado_em between $4::date + interval '${SEMANAS_ANTES} weeks' and $4::date + interval '${SEMANAS_DEPOIS} weeks')`

const porEscolha = {
  nenhuma: statement<Candidato>('seed.pacientes', candidatos('null::text', 'g.cancelada_em is null')),
  antesDoTratamento: statement<Candidato>(
    'seed.antesDoTratamento',
    candidatos('null::text', antesDoTratamento),
  ),
  emTratamento: statement<Candidato>('seed.emTratamento', candidatos('null::text', emTratamento)),
  semDocumento: statement<Candidato>(
    'seed.semDocumento',
    candidatos(denteEsperado, `${denteEsperado} is not null`),
  ),
}

/** Who asks for a documentation treats the young; molars and their roots are grown-ups'. */
const ORTODONTISTA = 100002
const idadesOf = (credenciado: number) =>
  credenciado === ORTODONTISTA ? { de: 8, ate: 50 } : { de: 16, ate: 75 }

/** In the order of their cards. */
export function listCandidatos(
  db: Db,
  { credenciado, escolha, dias }: Cena,
  hoje: string,
): Promise<Candidato[]> {
  const { de, ate } = idadesOf(credenciado)
  const quem = [credenciado, addMonths(hoje, -12 * ate), addMonths(hoje, -12 * de)]
  const pedidoEm = escolha === 'antesDoTratamento' ? [addDays(hoje, -dias)] : []
  return db.query(porEscolha[escolha ?? 'nenhuma'], [...quem, ...pedidoEm])
}

const guias = statement<{ numeroFicha: number; em: Date }>(
  'seed.guiaEmTratamento',
  `select g.numero_ficha as "numeroFicha", g.atualizada_em as em from guia g
    where g.codigo_credenciado = $1 and g.codigo_associado = $2 and ${emTratamento} order by 1 limit 1`,
)

/** The guide of the patient that an exam is linked to, and when it last changed. */
export async function findGuiaEmTratamento(db: Db, codigoCredenciado: number, codigoAssociado: string) {
  const [row] = await db.query(guias, [codigoCredenciado, codigoAssociado])
  return row
}

const iniciais = statement<{ numeroFicha: number; em: Date }>(
  'seed.guiaInicial',
  `select numero_ficha as "numeroFicha", enviado_em as em
     from formulario_orto join guia using (codigo_credenciado, numero_ficha)
    where codigo_credenciado = $1 and codigo_associado = $2 and tipo = 'inicial' and enviado_em > $3
    order by enviado_em limit 1`,
)

/** The first initial guide of the patient that was sent after an instant, and when. */
export async function findGuiaInicial(
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
  apos: Date,
) {
  const [row] = await db.query(iniciais, [codigoCredenciado, codigoAssociado, apos])
  return row
}

const vincula = statement(
  'seed.vinculaFormulario',
  'update formulario_orto set fichas_vinculo = $3 where codigo_credenciado = $1 and numero_ficha = $2',
)
const conta = statement(
  'seed.contaVinculo',
  `update historico_guia set motivo = $3, para_status = ${statusFicha.emAnalise}
    where codigo_credenciado = $1 and numero_ficha = $2 and acao = 'send'`,
)
const semImagem = statement(
  'seed.semImagem',
  'delete from imagem_guia where codigo_credenciado = $1 and numero_ficha = $2',
)
const semEnvio = statement(
  'seed.semEnvio',
  `with envios as (
     delete from historico_guia
      where codigo_credenciado = $1 and numero_ficha = $2 and acao = 'uploadImagem' returning id)
   update guia set versao = versao - (select count(*) from envios)
    where codigo_credenciado = $1 and numero_ficha = $2`,
)

type DaGuia = { codigoCredenciado: number; numeroFicha: number }

/** An initial guide that was sent with an exam waited for no documentation: what came to it later did not come. */
export async function dropDocumentacao(db: Db, { codigoCredenciado, numeroFicha }: DaGuia): Promise<void> {
  await db.query(semImagem, [codigoCredenciado, numeroFicha])
  await db.query(semEnvio, [codigoCredenciado, numeroFicha])
}

/** The guide went with an exam's form, and its history says so in these words. */
export async function linkFormulario(
  db: Db,
  { codigoCredenciado, numeroFicha }: DaGuia,
  ficha: number,
  motivo: string,
): Promise<void> {
  await db.query(vincula, [codigoCredenciado, numeroFicha, [ficha]])
  await db.query(conta, [codigoCredenciado, numeroFicha, motivo])
}

const touch = statement(
  'seed.touchGuia',
  `update guia set versao = versao + 1, atualizada_em = $3 where codigo_credenciado = $1 and numero_ficha = $2`,
)

/** The step that history tells of the guide changed nothing else of it. */
export async function touchGuia(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
  em: Date,
): Promise<void> {
  await db.query(touch, [codigoCredenciado, numeroFicha, em])
}

const senha = statement<{ senha: string }>('seed.senha', `select nextval('senha_seq')::text as senha`)

/** The password of a guide whose number its capture reserved. */
export async function takeSenha(db: Db): Promise<string> {
  const [row] = await db.query(senha)
  return row?.senha ?? ''
}

const agir = statement('seed.agirComo', `select set_config('app.credenciado', $1, true)`)

/** Whom the database's own functions take for the caller. */
export async function actAs(db: Db, codigoCredenciado: number | undefined): Promise<void> {
  await db.query(agir, [String(codigoCredenciado ?? '')])
}

const recebido = statement('seed.recebido', 'set constraints imagem_do_exame immediate')

/** What came of the requests is counted at a commit: the seed, all one transaction, counts it as it goes. */
export async function countRecebido(db: Db): Promise<void> {
  await db.query(recebido)
}
