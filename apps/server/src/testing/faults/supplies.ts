import { createMunicao } from '../ataque/arquivos.ts'
import { changeRows, readRows } from './database.ts'

/** What the clinics work with, so that no two visits have to do with each other. */
export type Supplies = {
  /** A member without history: the frequency rules start afresh. */
  nextAssociado: () => string
  /** When all of them were born: what a radiology unit is told. */
  nascimento: string
  /** A file of some hundred kilobytes, of each type that the portal takes in turn. */
  nextArquivo: () => { nome: string; conteudo: Buffer }
}

const primeiro = 910_000_001
const quantos = 5000

/** Members like the cast's with full coverage. */
const copyAssociados = `
  with pessoas as (
    insert into associado (codigo, chave, nome, nascimento, situacao, inclusao, validade_cartao)
    select n::text, gen_random_uuid(), nome, nascimento, situacao, inclusao, validade_cartao
      from associado, generate_series($1::integer, $1::integer + $2::integer - 1) n where codigo = '500000001'
    returning codigo)
  insert into associado_plano (codigo_associado, codigo_plano, principal, inicio)
  select pessoas.codigo, codigo_plano, principal, inicio
    from pessoas, associado_plano where codigo_associado = '500000001'`

const nascidos = `select to_char(nascimento, 'YYYY-MM-DD') as nascimento from associado where codigo = '500000001'`

/** Lays in the supplies of a portal's whole test. */
export async function createSupplies(dataDir: string): Promise<Supplies> {
  await changeRows(dataDir, copyAssociados, [primeiro, quantos])
  const [{ nascimento } = { nascimento: '' }] = await readRows<{ nascimento: string }>(dataDir, nascidos)
  let proximo = primeiro
  return {
    nascimento,
    nextAssociado: () => {
      if (proximo === primeiro + quantos) throw new Error('the supply of members is used up')
      return String(proximo++)
    },
    nextArquivo: await createMunicao(),
  }
}
