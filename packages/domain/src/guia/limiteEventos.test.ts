import { describe, expect, it } from 'vitest'
import { explainEspaco, explainExcesso, MAXIMO_EVENTOS_GUIA } from './limiteEventos.ts'

const RESINA = { codigoEvento: '85100200', dente: '26', faces: 'OM' }
const RASPAGEM = { codigoEvento: '85300039', regiao: 'S1' }
const CONSULTA = { codigoEvento: '81000065' }

describe('explainEspaco', () => {
  it.each([
    [0, undefined],
    [44, undefined],
    [45, 'Cabem mais 5 eventos nesta guia.'],
    [49, 'Cabe mais 1 evento nesta guia.'],
    [MAXIMO_EVENTOS_GUIA, 'A guia tem 50 eventos, o máximo. Leve os demais a outra guia.'],
    [60, 'A guia tem 50 eventos, o máximo. Leve os demais a outra guia.'],
  ])('with %i', (quantos, texto) => expect(explainEspaco(quantos)).toBe(texto))
})

describe('explainExcesso', () => {
  const diz = (espaco: string, fim: string) =>
    `Uma guia leva até 50 eventos, e ${espaco}. Nada foi incluído; não ${fim}.`
  it.each([
    [49, [RESINA], undefined],
    [47, [RESINA, RASPAGEM, CONSULTA], undefined],
    [50, [RESINA], diz('não cabe mais nenhum', 'coube: 26 OM 85.100.200')],
    [49, [RESINA, RASPAGEM], diz('cabe só mais 1', 'coube: S1 85.300.039')],
    [48, [RESINA, RESINA, RASPAGEM, CONSULTA], diz('cabem só mais 2', 'couberam: S1 85.300.039; 81.000.065')],
    [60, [CONSULTA], diz('não cabe mais nenhum', 'coube: 81.000.065')],
  ])('%i and these', (quantos, novos, texto) => expect(explainExcesso(quantos, novos)).toBe(texto))
})
