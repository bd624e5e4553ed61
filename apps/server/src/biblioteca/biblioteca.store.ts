import { type Db, statement } from '../db/client.ts'

/** A file of the library as it is kept: a text, its version and the civil day of that version. */
export type LinhaArquivo = {
  codArquivo: number
  grupo: string
  titulo: string
  descricao: string
  texto: string
  versao: number
  data: string
}

/** Who reads, and on which civil day. */
export type Leitor = { rede: string; hoje: string }

/** $1 the network, $2 the civil day: what is published and meant for it. */
const visivel = `
    select codigo as "codArquivo", grupo, titulo, descricao, texto, versao, publicado_em as data
      from biblioteca_arquivo
     where (rede is null or rede = $1) and publicado_em <= $2`

const todos = statement<LinhaArquivo>('biblioteca.todos', `${visivel} order by ordem, codigo`)

/** In the order in which the library shows them. */
export const listArquivos = (db: Db, { rede, hoje }: Leitor): Promise<LinhaArquivo[]> =>
  db.query(todos, [rede, hoje])

const um = statement<LinhaArquivo>('biblioteca.um', `${visivel} and codigo = $3`)

/** A file that is shown to this reader; undefined where there is none. */
export async function findArquivo(db: Db, { rede, hoje }: Leitor, codArquivo: number) {
  const [row] = await db.query(um, [rede, hoje, codArquivo])
  return row
}
