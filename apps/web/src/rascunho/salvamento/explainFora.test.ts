import { expect, it } from 'vitest'
import { conteudoVazio } from '../estado/rascunhoReducer.ts'
import { explainFora } from './explainFora.ts'

const resina = { sequencial: 1, codigoEvento: '85100200', dente: '26', faces: 'OM', quantidade: 1 }
const limpeza = { sequencial: 2, codigoEvento: '84000198', quantidade: 1 }
const enviada = { codigoEvento: '85100200', codigoLocalizacao: '26', codigoFace: 'OM' }
const geral = { codigoEvento: '84000198', codigoLocalizacao: null, codigoFace: null }
const nomes: Record<string, string> = { '85100200': 'Resina', '84000198': 'Profilaxia' }
const describe = (codigo: string) => nomes[codigo] ?? codigo

const vazio = { conteudo: conteudoVazio, linha: '', isSalvo: true }
const comTextos = { ...conteudoVazio, justificativa: 'Dor à noite', observacao: 'Volta dia 3' }
const aqui = (itens: (typeof resina | typeof limpeza)[]) => ({
  ...vazio,
  conteudo: { ...conteudoVazio, itens },
})

it.each([
  ['the same events', aqui([resina, limpeza]), [geral, enviada], undefined],
  ['fewer than went', aqui([resina]), [geral, enviada], undefined],
  ['one more', aqui([resina, limpeza]), [enviada], 'Profilaxia'],
  ['other faces', aqui([{ ...resina, faces: 'O' }]), [enviada], '26 O Resina'],
  ['twice what went once', aqui([resina, resina]), [enviada], '26 OM Resina'],
  ['none of them, as it was cancelled', aqui([resina, limpeza]), [], '26 OM Resina; Profilaxia'],
  ['what stands in the line', { ...vazio, linha: ' 54 O ' }, [], 'na linha, “54 O”'],
  ['blanks in the line', { ...vazio, linha: '  ' }, [], undefined],
  ['texts that were saved', { ...vazio, conteudo: comTextos }, [], undefined],
  [
    'texts that were not',
    { ...vazio, conteudo: comTextos, isSalvo: false },
    [],
    'justificativa, “Dor à noite”; observação, “Volta dia 3”',
  ],
] as const)('of %s', (_what, desta, enviados, fora) => {
  expect(explainFora(desta, [...enviados], describe)).toBe(
    fora && `Não foi com ela o que só estava aqui: ${fora}.`,
  )
})
