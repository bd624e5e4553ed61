import { expect, it } from 'vitest'
import type { LugarImagem } from '../lugar/lugarImagem.ts'
import { isEscolhida, listArquivosDoEvento } from './arquivosDoEvento.ts'
import type { EstadoEnvio, ItemEnvio } from './itemEnvio.ts'

const doDente = (dente: string | null): LugarImagem => ({ momento: 'inicial', dente })
const create = ([estado, lugar]: [EstadoEnvio, LugarImagem]): ItemEnvio => ({
  id: '1',
  nome: 'a.png',
  conteudo: new Blob(),
  lugar,
  estado,
  chave: '1',
  fracao: 0,
  ...(estado === 'falhou' && { mensagem: 'Sem conexão.' }),
  ...(lugar.eventos === undefined && { guess: () => lugar }),
})
const evento = { numeroSequencialInclusao: 2, codigoLocalizacao: '16' }
const dele: LugarImagem = { momento: 'final', dente: null, eventos: [evento] }

it.each<[[EstadoEnvio, LugarImagem][], unknown[]]>([
  [[], []],
  [[['enviada', doDente('16')]], []],
  [
    [
      ['preparada', doDente('16')],
      ['aguardando', dele],
      ['pausada', doDente('17')],
    ],
    ['naFila', 'naFila', 'naFila'],
  ],
  [
    [
      ['preparando', doDente('36')],
      ['enviando', doDente(null)],
    ],
    [],
  ],
  [
    [
      ['falhou', dele],
      ['enviando', dele],
    ],
    [{ erro: 'a.png: Sem conexão.' }, 'naFila'],
  ],
  [
    [
      ['recusada', dele],
      ['preparada', dele],
    ],
    ['naFila'],
  ],
])('of %j the event has %j', (itens, partes) => {
  expect(listArquivosDoEvento(itens.map(create), evento)).toEqual(partes)
})

const exigida = { ...evento, codigoEvento: '85200166', momento: 'final', atendida: false } as const

it.each<[EstadoEnvio, LugarImagem, boolean]>([
  ['preparando', dele, true],
  ['preparada', dele, true],
  ['falhou', dele, true],
  ['preparada', { ...dele, momento: 'inicial' }, false],
  ['preparada', { ...dele, eventos: [{ ...evento, numeroSequencialInclusao: 3 }] }, false],
  ['enviada', dele, false],
  ['recusada', dele, false],
])('%s in %j answers for what the event asks: %s', (estado, lugar, escolhida) => {
  expect(isEscolhida([create([estado, lugar])], exigida)).toBe(escolhida)
})
