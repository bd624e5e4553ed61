import type { ImagemExigida, MomentoImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { expect, it } from 'vitest'
import { listIncertezas } from './listIncertezas.ts'
import type { LugarImagem } from './lugarImagem.ts'

const build = (codigoLocalizacao: string, atendida = false): ImagemExigida => ({
  numeroSequencialInclusao: 1,
  codigoEvento: '85200166',
  codigoLocalizacao,
  momento: 'inicial',
  atendida,
})
const file = (nome: string, dente: string | null, suposto?: LugarImagem['suposto']) => ({
  nome,
  lugar: { momento: 'inicial', dente, ...(suposto && { suposto }) } as const,
})
const guessed = (
  nome: string,
  dente: string | null,
  momento: MomentoImagem = 'inicial',
  eventos: LugarImagem['eventos'] = [],
) => {
  const lugar = { ...file(nome, dente).lugar, momento, eventos }
  return { nome, lugar, guess: () => lugar }
}
const pedidas = [build('16'), build('26')]

it.each([
  [[], pedidas, []],
  [[file('a.jpg', '16'), file('panorâmica.jpg', null)], pedidas, []],
  [
    [file('a.jpg', '16', 'ordem'), file('b.jpg', null, 'ordem')],
    pedidas,
    ['O nome não diz o dente, e pela ordem ficou assim: a.jpg no dente 16 e b.jpg sem dente.'],
  ],
  [
    [file('foto33.jpg', '16', 'nome')],
    pedidas,
    ['O nome parece dizer outro lugar: foto33.jpg (Inicial, dente 16).'],
  ],
  [
    [file('dente 36.jpg', '36'), file('a.jpg', '26', 'ordem')],
    pedidas,
    [
      'O nome não diz o dente, e pela ordem ficou assim: a.jpg no dente 26.',
      'Nenhum evento da guia pede a imagem deste lugar: dente 36.jpg (Inicial, dente 36).',
    ],
  ],
  // One place for two files, of which nobody said which one it is.
  [
    [guessed('16.jpg', '16'), guessed('IMG_1.jpg', '26'), guessed('IMG_2.jpg', null)],
    pedidas,
    ['O nome não diz o dente, e pela ordem ficou assim: IMG_1.jpg no dente 26 e IMG_2.jpg sem dente.'],
  ],
  [[guessed('16.jpg', '16'), guessed('IMG_1.jpg', '26')], pedidas, []],
  [[guessed('panorâmica.jpg', null), guessed('IMG_1.jpg', '26')], pedidas, []],
  [[file('IMG_1.jpg', '26'), guessed('IMG_2.jpg', '26')], pedidas, []],
  // What each shows, its name says.
  [
    [guessed('antes.jpg', '16'), guessed('depois.jpg', '16', 'final')],
    [build('16'), { ...build('16'), momento: 'final' as const }],
    [],
  ],
  [
    [{ ...guessed('foto33.jpg', '16'), lugar: file('', '16', 'nome').lugar }, guessed('IMG_1.jpg', '26')],
    pedidas,
    [
      'O nome não diz o dente, e pela ordem ficou assim: IMG_1.jpg no dente 26.',
      'O nome parece dizer outro lugar: foto33.jpg (Inicial, dente 16).',
    ],
  ],
  [
    [
      guessed('IMG_1.jpg', null, 'inicial', [{ numeroSequencialInclusao: 1, codigoLocalizacao: 'AS' }]),
      guessed('IMG_2.jpg', null),
    ],
    [build('AS')],
    ['O nome não diz o dente, e pela ordem ficou assim: IMG_1.jpg sem dente e IMG_2.jpg sem dente.'],
  ],
  // Where no event asks for one there is no place to be wrong about.
  [[guessed('IMG_1.jpg', null), guessed('IMG_2.jpg', null)], pedidas, []],
  // Nothing is asked for any more: it is an image more.
  [[file('dente 36.jpg', '36')], [build('16', true)], []],
])('of %j, where %j is asked for: %j', (arquivos, exigidas, ditas) => {
  expect(listIncertezas(arquivos, exigidas)).toEqual(ditas)
})
