import { marcaImagem } from '@portal/contract/marcaImagem.ts'
import type { Cena, Receita } from '../testing/matriz/cena.ts'
import { busca, entrada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { createMarcada, createMarcavel, mark, seta, spendNumeros } from './marca.fixture.ts'

const daImagem = (numeroFicha: number) => ({ numeroFicha, sequencial: 1 })

const semImagem =
  (parte: 'query' | 'body'): Receita =>
  async (cena: Cena) =>
    cena.call(await cena.prepare(), { [parte]: { sequencial: 99 } })
const semMarca =
  (parte: 'query' | 'body'): Receita =>
  async (cena: Cena) =>
    cena.call(await cena.prepare(), { [parte]: { numero: 99 } })
const mudada: Receita = (cena) => cena.callAfter('update marca_imagem set versao = 2 where numero_ficha = $1')
const semPonto: Receita = async (cena) =>
  cena.call(await cena.prepare(), { body: { pontos: [{ x: 1, y: 1 }] } })

/** An image with all the marks that it may have. */
const cheia: Receita = (cena) =>
  cena.callAfter(
    `insert into marca_imagem (codigo_credenciado, numero_ficha, sequencial, numero, pagina, tipo, pontos, texto, criada_em,
                               criada_por)
     select codigo_credenciado, numero_ficha, 1, n, 1, 'seta', '[]', '', now(), 'teste'
       from guia, generate_series(1, 50) as n where numero_ficha = $1`,
  )

export const recusas: Matriz['recusas'] = {
  'marcaImagem.listMarcas API-IMG-0001': semImagem('query'),
  'marcaImagem.createMarca API-IMG-0001': semImagem('body'),
  'marcaImagem.updateMarca API-IMG-0001': semImagem('body'),
  'marcaImagem.deleteMarca API-IMG-0001': semImagem('query'),
  'marcaImagem.updateMarca API-MRC-0001': semMarca('body'),
  'marcaImagem.deleteMarca API-MRC-0001': semMarca('query'),
  'marcaImagem.updateMarca API-MRC-0002': mudada,
  'marcaImagem.deleteMarca API-MRC-0002': mudada,
  'marcaImagem.createMarca API-MRC-0003': cheia,
  'marcaImagem.createMarca API-MRC-0004': semPonto,
  'marcaImagem.updateMarca API-MRC-0004': semPonto,
  'marcaImagem.createMarca API-MRC-0005': async (cena) => {
    const numeroFicha = await cena.prepare()
    const escala = { tipo: 'escala', decimosMilimetro: 100 } as const
    await mark(cena.t, numeroFicha, escala)
    return cena.call(numeroFicha, { body: escala })
  },
  'marcaImagem.createMarca API-MRC-0006': async (cena) => {
    const numeroFicha = await cena.prepare()
    await spendNumeros(cena.t, numeroFicha)
    return cena.call(numeroFicha)
  },
}

/** The other provider's marks carry its word. */
export const plantCanario: Matriz['plantCanario'] = async (t, { palavra, as, numeroFicha }) => {
  await mark(t, numeroFicha, { texto: palavra }, as)
}

export const buscas: Matriz['buscas'] = [
  busca('marcaImagem.listMarcas', marcaImagem.listMarcas, ({ numeroFicha }) => ({
    query: daImagem(numeroFicha),
  })),
]

export const entradas: Matriz['entradas'] = [
  entrada(
    'marcaImagem.listMarcas',
    marcaImagem.listMarcas,
    (numeroFicha) => ({ query: daImagem(numeroFicha) }),
    createMarcada,
  ),
  entrada(
    'marcaImagem.createMarca',
    marcaImagem.createMarca,
    (numeroFicha) => ({ body: seta(numeroFicha) }),
    createMarcavel,
  ),
  entrada(
    'marcaImagem.updateMarca',
    marcaImagem.updateMarca,
    (numeroFicha) => {
      const { pontos, texto, decimosMilimetro } = seta(numeroFicha, { texto: 'outra' })
      return { body: { ...daImagem(numeroFicha), numero: 1, versao: 1, pontos, texto, decimosMilimetro } }
    },
    createMarcada,
  ),
  entrada(
    'marcaImagem.deleteMarca',
    marcaImagem.deleteMarca,
    (numeroFicha) => ({ query: { ...daImagem(numeroFicha), numero: 1, versao: 1 } }),
    createMarcada,
  ),
]
