import { manutencao } from '@portal/contract/manutencao.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import { busca, entrada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import type { TestApp } from '../testing/testApp.ts'
import { createTratamento } from '../tratamento/tratamento.fixture.ts'

const createAno = async (t: TestApp): Promise<number> =>
  (await createTratamento(t, { codigoAssociado: await createAssociado(t) })).numeroTratamento

export const recusas: Matriz['recusas'] = {
  'manutencao.getAno API-MAN-0001': (cena) => cena.call(0, { query: { numeroTratamento: 799_999_999 } }),
}

/** A treatment of the other provider's, for its number. */
let alheio = 0

export const plantCanario: Matriz['plantCanario'] = async (t, { login, codigoAssociado }) => {
  const [vivo] = await t.rows<{ numero: number }>(
    `select numero_tratamento::integer as numero from tratamento_ortodontico
      where codigo_associado = $1 and estado in ('ativo', 'suspenso')`,
    [codigoAssociado],
  )
  alheio = vivo?.numero ?? (await createTratamento(t, { login, codigoAssociado })).numeroTratamento
}

export const buscas: Matriz['buscas'] = [
  busca('manutencao.getAno', manutencao.getAno, () => ({ query: { numeroTratamento: alheio } })),
  busca('manutencao.listAnos', manutencao.listAnos, () => ({ body: {} })),
  busca('manutencao.getMes', manutencao.getMes, () => ({ query: { lista: 'PERDIDA' as const } })),
]

export const entradas: Matriz['entradas'] = [
  entrada('manutencao.getMes', manutencao.getMes, () => ({
    query: { lista: 'A_LIBERAR' as const, limite: 10 },
  })),
  entrada('manutencao.listAnos', manutencao.listAnos, () => ({ body: { paciente: 'Ana', limite: 10 } })),
  entrada(
    'manutencao.getAno',
    manutencao.getAno,
    (numeroTratamento) => ({ query: { numeroTratamento } }),
    createAno,
  ),
]
