import { describe, expect, it } from 'vitest'
import { toEnvioGuia } from './toEnvioGuia.ts'

describe('toEnvioGuia', () => {
  const resina = { sequencial: 1, codigoEvento: '85100200', dente: '26', faces: 'MO', quantidade: 1 }
  const vazio = { itens: [], observacao: '', justificativa: '' }
  it.each([
    [
      'a tooth with faces',
      { ...vazio, itens: [resina] },
      {
        eventos: [
          {
            codigoEvento: '85100200',
            quantidade: 1,
            numeroSequenciaInclusao: 1,
            codigoLocalizacao: '26',
            codigoFace: 'MO',
          },
        ],
      },
    ],
    [
      'a region',
      { ...vazio, itens: [{ sequencial: 4, codigoEvento: '85300047', regiao: 'AS', quantidade: 2 }] },
      {
        eventos: [
          { codigoEvento: '85300047', quantidade: 2, numeroSequenciaInclusao: 4, codigoLocalizacao: 'AS' },
        ],
      },
    ],
    [
      'texts, without their spaces, and none when blank',
      { itens: [], observacao: ' Retorno ', justificativa: '  ' },
      { eventos: [], descricaoObservacao: 'Retorno' },
    ],
    [
      'a justification',
      { ...vazio, justificativa: 'Fratura' },
      { eventos: [], justificativaTecnica: 'Fratura' },
    ],
  ])('sends %s', (_nome, conteudo, esperado) => {
    expect(toEnvioGuia(7, conteudo)).toEqual({ numeroFicha: 7, ...esperado })
  })
})
