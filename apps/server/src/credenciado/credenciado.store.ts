import type { TipoPessoa } from '@portal/domain/cadastro/documento.ts'
import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'
import { statusPendentes } from '@portal/domain/guia/pendencia.ts'
import { statusAEnviar } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Db, statement } from '../db/client.ts'
import { startOfCivilDay } from '../runtime/clock.ts'
import { colunasFim } from './colunasFim.store.ts'
import { planoAEnviar } from './planoAEnviar.store.ts'

export type Particularidades = {
  redeCredenciada: string
  liberaSenha: boolean
  unidadeRadio: boolean
  capturaExame: boolean
  atualizarCadastro: boolean
  itensBloqueados: string[]
  ponteLegado: boolean
  /** Items that the legacy system shows, while `ponteLegado` stands. */
  itensLegado: string[]
}

const particularidades = statement<Particularidades>(
  'credenciado.particularidades',
  `select rede as "redeCredenciada", libera_senha as "liberaSenha", unidade_radio as "unidadeRadio",
          captura_exame as "capturaExame", atualizar_cadastro as "atualizarCadastro",
          itens_bloqueados as "itensBloqueados", ponte_legado as "ponteLegado", itens_legado as "itensLegado"
     from credenciado where codigo = $1`,
)

export async function findParticularidades(db: Db, codigo: number): Promise<Particularidades> {
  const [row] = await db.query(particularidades, [codigo])
  if (!row) throw new Error(`session of an unknown provider: ${codigo}`)
  return row
}

const info = statement<{
  nome: string
  tipoPessoa: TipoPessoa
  rede: string
  documento: string
  municipio: string
  uf: string
  cro: string
  ufCro: string
  cnes: string
  expiraEm: Date | null
}>(
  'credenciado.info',
  `select c.nome, c.tipo_pessoa as "tipoPessoa", c.rede, c.documento, c.municipio, c.uf, c.cro,
          c.uf_cro as "ufCro", c.cnes, k.expira_em as "expiraEm"
     from credenciado c join credencial k on k.codigo_credenciado = c.codigo and k.login = $2
    where c.codigo = $1`,
)

export async function findInfo(db: Db, codigo: number, login: number) {
  const [row] = await db.query(info, [codigo, login])
  if (!row) throw new Error(`session of an unknown provider: ${codigo}`)
  return row
}

const documentos = statement<{ cro: string; documento: string }>(
  'credenciado.documentos',
  `select coalesce(d.cro, c.cro) as cro, c.documento
     from credenciado c left join dentista d on (d.codigo_credenciado, d.codigo) = (c.codigo, $2::integer)
    where c.codigo = $1`,
)

/** The CRO of whoever enters, the provider or a dentist of its, and the provider's CPF or CNPJ. */
export async function findDocumentos(db: Db, codigo: number, codigoDentista: number | null) {
  const [row] = await db.query(documentos, [codigo, codigoDentista])
  if (!row) throw new Error(`session of an unknown provider: ${codigo}`)
  return row
}

const dentistas = statement<{ codigoDentista: number; nome: string; cro: string; uf: string }>(
  'credenciado.dentistas',
  `select codigo as "codigoDentista", nome, cro, uf from dentista
    where codigo_credenciado = $1 and ativo order by nome`,
)

export const listDentistas = (db: Db, codigo: number) => db.query(dentistas, [codigo])

const especialidades = statement<{ codigoEspecialidade: number }>(
  'credenciado.especialidades',
  `select codigo_especialidade as "codigoEspecialidade" from credenciado_especialidade
    where codigo_credenciado = $1 order by 1`,
)

/** Codes of the specialties the provider is contracted for. */
export async function listCodigosEspecialidade(db: Db, codigo: number): Promise<number[]> {
  const rows = await db.query(especialidades, [codigo])
  return rows.map((row) => row.codigoEspecialidade)
}

/** Released, and nothing sent yet; what may still be sent of it, the password says. */
const naoEnviadas = statusAEnviar.join(', ')
/** What the provider owes before the operator goes on (Spec §7). */
const emFalta = statusPendentes.join(', ')

const totalSenhas = statement<{ hoje: number; mes: number; naoEnviadas: number }>(
  'credenciado.totalSenhas',
  `select count(*) filter (where liberada_em >= $2) as hoje, count(*) as mes,
          (select count(*) from guia g where g.codigo_credenciado = $1 and g.status_ficha in (${naoEnviadas})
              and g.validade_senha >= $4) as "naoEnviadas"
     from guia where codigo_credenciado = $1 and liberada_em >= $3`,
)

/** Passwords released since the start of the day, of the month, and in force and still not sent. `hoje` is a civil day. */
export async function countSenhas(db: Db, codigo: number, hoje: string) {
  const inicios = [startOfCivilDay(hoje), startOfCivilDay(`${hoje.slice(0, 8)}01`)]
  const [row] = await db.query(totalSenhas, [codigo, ...inicios, hoje])
  return row ?? { hoje: 0, mes: 0, naoEnviadas: 0 }
}

const pendentes = statement<
  {
    numeroFicha: number
    codigoAssociado: string
    nomeAssociado: string
    statusFicha: number
    prazo: string | null
    atualizadaEm: Date
  } & FimGuia
>(
  'credenciado.pendentes',
  `select g.numero_ficha as "numeroFicha", g.codigo_associado as "codigoAssociado", a.nome as "nomeAssociado",
          g.status_ficha as "statusFicha", g.prazo, ${colunasFim}, g.atualizada_em as "atualizadaEm"
     from guia g join associado a on a.codigo = g.codigo_associado
    where g.codigo_credenciado = $1 and g.status_ficha in (${emFalta})
    order by g.prazo nulls last, g.numero_ficha limit 10`,
)

/** The ten guides with the nearest term among those that wait for a justification or documents. */
export const listPendentes = (db: Db, codigo: number) => db.query(pendentes, [codigo])

const contagem = statement<{ statusFicha: number; total: number }>(
  'credenciado.contagemPendentes',
  `select status_ficha as "statusFicha", count(*) as total from guia
    where codigo_credenciado = $1 and (status_ficha in (${emFalta}) or ${planoAEnviar('guia')}) group by 1`,
)

/** How many wait for the provider: those of Spec §7.3, and those whose plan is to be sent. */
export const countPendentes = (db: Db, codigo: number) => db.query(contagem, [codigo])

export type LinhaStatusSenha = {
  numeroFicha: number
  codigoAssociado: string
  nome: string
  senha: string
  statusFicha: number
  codigoEtapaAtual: number
  liberadaEm: Date
} & FimGuia

const statusSenha = statement<LinhaStatusSenha>(
  'credenciado.statusSenha',
  `select g.numero_ficha as "numeroFicha", g.codigo_associado as "codigoAssociado", a.nome, g.senha,
          g.status_ficha as "statusFicha", g.codigo_etapa as "codigoEtapaAtual", g.liberada_em as "liberadaEm",
          ${colunasFim}
     from guia g join associado a on a.codigo = g.codigo_associado
    where g.codigo_credenciado = $1
      and ($3::bigint is null or (g.liberada_em, g.numero_ficha) <
            ((select liberada_em from guia where numero_ficha = $3 and codigo_credenciado = $1), $3))
    order by g.liberada_em desc, g.numero_ficha desc limit $2`,
)

/** The provider's passwords, the newest first, `limite` at most, after the one of guide `depois`. */
export const listStatusSenha = (db: Db, codigo: number, limite: number, depois: number | undefined) =>
  db.query(statusSenha, [codigo, limite, depois ?? null])

const totalStatusSenha = statement<{ total: number }>(
  'credenciado.totalStatusSenha',
  'select count(*) as total from guia where codigo_credenciado = $1',
)

export async function countStatusSenha(db: Db, codigo: number): Promise<number> {
  const [row] = await db.query(totalStatusSenha, [codigo])
  return row?.total ?? 0
}
