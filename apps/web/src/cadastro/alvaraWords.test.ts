import type { Alvara } from '@portal/contract/cadastro.ts'
import { describe, expect, it } from 'vitest'
import { describeRenovacao, describeSituacao, describeVigor, listArquivos } from './alvaraWords.ts'

const alvara: Alvara = {
  id: 1,
  tipo: 'SANITARIO',
  numero: 'V-1',
  dataValidade: '2026-12-10',
  situacao: 'valido',
  dias: 400,
  renovacao: null,
  arquivo: null,
}

it.each([
  ['valido', 400, 'Em vigor', 'sucesso'],
  ['aVencer', 60, 'Vence em 60 dias', 'informacao'],
  ['aVencer', 30, 'Vence em 30 dias', 'atencao'],
  ['aVencer', 7, 'Vence em 7 dias', 'perigo'],
  ['aVencer', 1, 'Vence em 1 dia', 'perigo'],
  ['aVencer', 0, 'Vence hoje', 'perigo'],
  ['vencido', -1, 'Venceu há 1 dia', 'perigo'],
  ['naoEnviado', null, 'Não enviado', 'atencao'],
] as const)('%s, %s days: %s', (situacao, dias, palavra, tone) => {
  expect(describeSituacao({ ...alvara, situacao, dias })).toEqual({ palavra, tone })
})

it('tells what is in force', () => {
  expect(describeVigor(alvara)).toBe('Nº V-1, vale até 10/12/2026')
  expect(describeVigor({ ...alvara, numero: null, dataValidade: null })).toContain('Nenhum documento')
})

describe('the stage of a renewal', () => {
  const renovacao = {
    numero: null,
    dataValidade: null,
    motivo: null,
    desde: '2026-11-21T12:00:00Z',
    protocolo: null,
    arquivo: null,
  }
  it.each([
    ['aguardaArquivo', 'Falta o arquivo'],
    ['aguardaDados', 'Faltam os dados'],
    ['emAnalise', 'Documento em análise'],
    ['recusada', 'Documento recusado'],
  ] as const)('%s: %s', (etapa, palavra) => {
    expect(describeRenovacao({ ...alvara, renovacao: { ...renovacao, etapa } })?.palavra).toBe(palavra)
  })
  it('in review tells what to quote of it', () => {
    const emAnalise = { ...renovacao, etapa: 'emAnalise', dataValidade: '2028-12-31' } as const
    const textoOf = (protocolo: string | null, numero: string | null = 'V-1') =>
      describeRenovacao({ ...alvara, numero, renovacao: { ...emAnalise, protocolo } })?.texto
    const fim = 'com validade até 31/12/2028.'
    const antes = 'Até a resposta vale o documento de antes.'
    expect([textoOf('20261121000031'), textoOf(null), textoOf(null, null)]).toEqual([
      `Enviado com o protocolo 20261121000031, ${fim} ${antes}`,
      `Enviado, ${fim} ${antes}`,
      `Enviado, ${fim}`,
    ])
  })
  it('is none where none is under way', () => expect(describeRenovacao(alvara)).toBeUndefined())
})

describe('the files that can be looked at', () => {
  const fileOf = (enviadoEm: string) => ({
    nomeArquivo: 'a.png',
    tipo: 'image/png',
    bytes: 1,
    paginasTela: 1,
    enviadoEm,
  })
  const [velho, novo] = [fileOf('2026-01-01T12:00:00Z'), fileOf('2026-11-21T12:00:00Z')]
  it.each([
    ['none', null, undefined, []],
    ['the one in force', velho, undefined, ['Ver arquivo']],
    ['the one in force beside a renewal without', velho, null, ['Ver arquivo']],
    ['both', velho, novo, ['Ver arquivo', 'Ver arquivo enviado']],
    ['the renewal’s, before any is in force', novo, novo, ['Ver arquivo enviado']],
  ])('%s', (_nome, arquivo, enviado, palavras) => {
    const desde = '2026-11-21T12:00:00Z'
    const renovacao =
      enviado === undefined
        ? null
        : {
            etapa: 'recusada' as const,
            numero: '1',
            dataValidade: null,
            motivo: 'm',
            desde,
            protocolo: null,
            arquivo: enviado,
          }
    expect(listArquivos({ ...alvara, arquivo, renovacao }).map(({ palavra }) => palavra)).toEqual(palavras)
  })
})
