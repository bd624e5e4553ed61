import { expect, it } from 'vitest'
import { avisosSituacaoRepasse, rotulosSituacaoRepasse, situacoesRepasse } from './situacaoRepasse.tables.ts'

it.each(situacoesRepasse)(
  "of a run that is %s the operator says that it pays: deposits are the bank's",
  (situacao) => {
    const dito = `${rotulosSituacaoRepasse[situacao]} ${avisosSituacaoRepasse[situacao]}`
    expect(dito).not.toMatch(/dep[oó]sit/i)
  },
)
