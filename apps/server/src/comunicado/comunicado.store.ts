import { toProcurado } from '../associado/procura.ts'
import { type Db, statement } from '../db/client.ts'

export type LinhaComunicado = {
  codComunicado: number
  titulo: string
  tags: string[]
  publicadoEm: Date
  validoAte: string | null
  lido: boolean
}

/** Who reads, and when. */
export type Leitor = { codigoCredenciado: number; login: number; rede: string; agora: Date; hoje: string }

/**
 * $1 the provider, $2 its network, $3 now, $4 the civil day: what is published, still valid and meant for it. $5 the login,
 * which alone has read what it opened.
 */
const visivel = `
     from comunicado c left join leitura_comunicado_login l
       on l.codigo_credenciado = $1 and l.login = $5 and l.codigo_comunicado = c.codigo
    where c.publicado_em <= $3 and (c.valido_ate is null or c.valido_ate >= $4)
      and (c.rede is null or c.rede = $2) and (c.destinatario is null or c.destinatario = $1)
      and (c.codigo_especialidade is null or exists (
        select from credenciado_especialidade e
         where e.codigo_credenciado = $1 and e.codigo_especialidade = c.codigo_especialidade))`

const colunas = `c.codigo as "codComunicado", c.titulo, c.tags, c.publicado_em as "publicadoEm",
          c.valido_ate as "validoAte", l.login is not null as lido`

const values = ({ codigoCredenciado, rede, agora, hoje, login }: Leitor) => [
  codigoCredenciado,
  rede,
  agora,
  hoje,
  login,
]

export type Pagina = { limite: number; pulados: number }

const paraInicio = statement<LinhaComunicado>(
  'comunicado.paraInicio',
  `select ${colunas} ${visivel}
    order by l.login is not null, c.publicado_em desc, c.codigo desc limit $6 offset $7`,
)

/** Those not read first, the newest first of each. */
export const listParaInicio = (
  db: Db,
  leitor: Leitor,
  { limite, pulados }: Pagina,
): Promise<LinhaComunicado[]> => db.query(paraInicio, [...values(leitor), limite, pulados])

/** $6 tags of which one is enough, $7 words that all have to be there; null asks for nothing. */
const achado = `${visivel}
      and ($6::text[] is null or c.tags && $6)
      and ($7::text[] is null or sem_acento(c.titulo || ' ' || c.texto) like all ($7))`

const busca = statement<LinhaComunicado>(
  'comunicado.busca',
  `select ${colunas} ${achado} order by c.publicado_em desc, c.codigo desc limit $8 offset $9`,
)

export type Busca = { tags: readonly string[]; palavras: readonly string[] }

const toValues = ({ tags, palavras }: Busca) => [
  tags.length > 0 ? tags : null,
  palavras.length > 0 ? palavras.map((palavra) => `%${toProcurado(palavra)}%`) : null,
]

/** The newest first. `palavras` are plain: lower case, without accents, letters and digits alone. */
export const searchComunicados = (
  db: Db,
  leitor: Leitor,
  pedido: Busca,
  { limite, pulados }: Pagina,
): Promise<LinhaComunicado[]> => db.query(busca, [...values(leitor), ...toValues(pedido), limite, pulados])

type Contagem = { total: number; naoLidos: number }

const contar = 'select count(*) as total, count(*) filter (where l.login is null) as "naoLidos"'

const contagem = statement<Contagem>('comunicado.contagem', `${contar} ${achado}`)

/**
 * The home page counts with each visit. This statement stands apart because PostgreSQL would plan it anew at each call if its
 * filters could be absent.
 */
const contagemDeTodos = statement<Contagem>('comunicado.contagemDeTodos', `${contar} ${visivel}`)

/** Of what was asked for; without it, of all that is shown to this reader. */
export async function countComunicados(db: Db, leitor: Leitor, pedido?: Busca): Promise<Contagem> {
  const [row] = pedido
    ? await db.query(contagem, [...values(leitor), ...toValues(pedido)])
    : await db.query(contagemDeTodos, values(leitor))
  return row ?? { total: 0, naoLidos: 0 }
}

const etiquetas = statement<{ tag: string }>(
  'comunicado.tags',
  `select distinct unnest(c.tags) as tag ${visivel} order by 1`,
)

/** The tags of what is shown to this reader. */
export async function listTags(db: Db, leitor: Leitor): Promise<string[]> {
  const rows = await db.query(etiquetas, values(leitor))
  return rows.map(({ tag }) => tag)
}

const um = statement<LinhaComunicado & { texto: string }>(
  'comunicado.um',
  `select ${colunas}, c.texto ${visivel} and c.codigo = $6`,
)

/** A notice that is shown to this reader; undefined where there is none. */
export async function findComunicado(db: Db, leitor: Leitor, codComunicado: number) {
  const [row] = await db.query(um, [...values(leitor), codComunicado])
  return row
}

const leitura = statement(
  'comunicado.leitura',
  `insert into leitura_comunicado_login (codigo_credenciado, codigo_comunicado, login, em) values ($1, $2, $3, $4)
   on conflict do nothing`,
)

export type Leitura = { codigoCredenciado: number; codComunicado: number; login: number; em: Date }

export const insertLeitura = (db: Db, { codigoCredenciado, codComunicado, login, em }: Leitura) =>
  db.query(leitura, [codigoCredenciado, codComunicado, login, em])
