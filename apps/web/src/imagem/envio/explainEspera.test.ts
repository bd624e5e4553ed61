import { expect, it } from 'vitest'
import { explainEspera } from './explainEspera.ts'
import type { EstadoEnvio, ItemEnvio } from './itemEnvio.ts'

const create = (estado: EstadoEnvio, indice: number): ItemEnvio => ({
  id: `${indice}`,
  nome: '16 inicial.png',
  conteudo: new Blob(),
  lugar: { momento: 'inicial', dente: '16' },
  estado,
  chave: `${indice}`,
  fracao: 0,
})

it.each<[EstadoEnvio[], RegExp | undefined]>([
  [[], undefined],
  [['enviada', 'recusada'], undefined],
  [['preparada'], /^1 imagem escolhida ainda não foi enviada/],
  [['preparada', 'preparada', 'enviando'], /^2 imagens escolhidas ainda não foram enviadas/],
  [['pausada', 'falhou'], /em pausa/],
  [['falhou', 'aguardando'], /^1 imagem não chegou/],
  [['falhou', 'falhou'], /^2 imagens não chegaram/],
  [['preparando'], /a caminho/],
  [['aguardando'], /a caminho/],
  [['enviando', 'enviada'], /a caminho/],
])('%j holds the guide back with %s', (estados, motivo) => {
  const espera = explainEspera(estados.map(create))
  if (motivo) expect(espera).toMatch(motivo)
  else expect(espera).toBeUndefined()
})
