import { expect, it } from 'vitest'
import { statusFicha } from '../guia/statusFicha.tables.ts'
import { describeVez, nameVez } from './vezGuia.ts'

const HOJE = '2026-11-21'
const ATE = '2026-11-23'
const { emAnalise, aguardandoDocumentacao, emProcessamento, tokenGerado, autorizada, cancelada } = statusFicha

it.each([
  [
    'a plan to be sent has no day',
    emAnalise,
    2,
    ATE,
    { palavras: 'Com você: plano a enviar', isDaOperadora: false },
  ],
  ['in the audit', emAnalise, 4, ATE, { palavras: 'Resposta até', ate: ATE, isDaOperadora: true }],
  [
    'on its way to be paid',
    emProcessamento,
    6,
    ATE,
    { palavras: 'Resposta até', ate: ATE, isDaOperadora: true },
  ],
  [
    'without an image',
    aguardandoDocumentacao,
    2,
    ATE,
    { palavras: 'Com você até', ate: ATE, isDaOperadora: false },
  ],
  [
    'with the patient',
    tokenGerado,
    3,
    ATE,
    { palavras: 'Com o beneficiário até', ate: ATE, isDaOperadora: false },
  ],
  ['to be done, without a term', autorizada, 2, null, { palavras: 'Com você', isDaOperadora: false }],
  ['judged, without a term', emProcessamento, 6, null, { palavras: 'Com a operadora', isDaOperadora: true }],
  ['cancelled', cancelada, 2, ATE, undefined],
] as const)('%s', (_caso, status, codigoEtapaAtual, prazo, vez) => {
  expect(describeVez({ statusFicha: status, codigoEtapaAtual, prazo }, HOJE)).toEqual(vez)
})

it.each([
  ['a plan to be sent', emAnalise, 2, 'Com você: plano a enviar'],
  ['in the audit', emAnalise, 4, 'Com a operadora'],
  ['with the patient', tokenGerado, 3, 'Com o beneficiário'],
  ['cancelled', cancelada, 2, undefined],
] as const)('without its day: %s', (_caso, status, codigoEtapaAtual, vez) => {
  expect(nameVez({ statusFicha: status, codigoEtapaAtual }, HOJE)).toBe(vez)
})
