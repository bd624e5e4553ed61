import { vista } from '@portal/contract/vista.ts'
import { MAXIMO_VISTAS } from '@portal/domain/vista/telaVista.tables.ts'
import type { Cena, Receita } from '../testing/matriz/cena.ts'
import { entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import type { TestApp } from '../testing/testApp.ts'

/** Views of 100001: one to be changed, one to be removed. */
const [MUDADA, REMOVIDA] = [900_001, 900_002]
const NENHUMA = 999_999

export async function prepareEntradas(t: TestApp): Promise<void> {
  await t.rows(
    `insert into vista (numero, codigo_credenciado, login, tela, nome, filtros) overriding system value
     select n, 100001, 100001, 'PENDENTES', 'Guardada ' || n, '[]' from unnest($1::integer[]) n`,
    [[MUDADA, REMOVIDA]],
  )
}

const plantOutras = (cena: Cena, tela: 'CONSULTA' | 'PENDENTES', quantas: number) =>
  cena.t.rows(
    `insert into vista (codigo_credenciado, login, tela, nome, filtros)
     select 100001, 100001, $1, 'Outra ' || n, '[]' from generate_series(1, $2::integer) n on conflict do nothing`,
    [tela, quantas],
  )

const comNomeDeOutra =
  (tela: 'CONSULTA' | 'PENDENTES'): Receita =>
  async (cena) => {
    await plantOutras(cena, tela, 1)
    return cena.call(0, { body: { nome: 'OUTRA 1 ' } })
  }

export const recusas: Matriz['recusas'] = {
  'vista.createVista API-VIS-0002': comNomeDeOutra('CONSULTA'),
  'vista.createVista API-VIS-0003': async (cena) => {
    await plantOutras(cena, 'CONSULTA', MAXIMO_VISTAS)
    return cena.call(0)
  },
  'vista.updateVista API-VIS-0001': (cena) => cena.call(0, { body: { numero: NENHUMA } }),
  'vista.updateVista API-VIS-0002': comNomeDeOutra('PENDENTES'),
  'vista.deleteVista API-VIS-0001': (cena) => cena.call(0, { query: { numero: NENHUMA } }),
}

const conteudo = (filtros: { campo: 'situacao' | 'ordem'; valor: string }[]) => ({
  nome: 'Esperam imagens',
  filtros,
  padrao: false,
})

export const entradas: Matriz['entradas'] = [
  entrada('vista.listVistas', vista.listVistas, nada),
  entrada('vista.createVista', vista.createVista, () => ({
    body: { tela: 'CONSULTA' as const, ...conteudo([{ campo: 'situacao', valor: '5' }]) },
  })),
  entrada('vista.updateVista', vista.updateVista, () => ({
    body: { numero: MUDADA, ...conteudo([{ campo: 'ordem', valor: '-valor' }]) },
  })),
  entrada('vista.deleteVista', vista.deleteVista, () => ({ query: { numero: REMOVIDA } })),
]
