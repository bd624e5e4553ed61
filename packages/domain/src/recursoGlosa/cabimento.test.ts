import { describe, expect, it } from 'vitest'
import { GLOSAS } from '../glosa/glosa.tables.ts'
import { PORQUES_SEM_RECURSO } from './cabimento.data.ts'
import { decideCabimento } from './cabimento.ts'

describe('recursoGlosa: se cabe recurso', () => {
  it.each([
    ['3101', true, 'recorrer', 'Vale recorrer. O que pode mudar a decisão: imagem atual que mostra o dente.'],
    [
      '3016',
      true,
      'recorrer',
      'Vale recorrer. O que pode mudar a decisão: motivo clínico, nas suas palavras.',
    ],
    ['3080', true, 'enviarDocumento', 'Vale recorrer enviando o que faltou: imagem inicial; imagem final.'],
    [
      '1323',
      true,
      'corrigirReapresentar',
      'A correção pode ir no próprio recurso. Informe: data de realização correta.',
    ],
    [
      '3023',
      true,
      'corrigirReapresentar',
      'A correção pode ir no próprio recurso. Informe: faces corretas do dente.',
    ],
    ['1001', false, 'corrigirReapresentar', 'Corrija e reapresente em uma nova guia. Não é preciso recurso.'],
    ['3004', false, 'corrigirReapresentar', 'Corrija e reapresente em uma nova guia. Não é preciso recurso.'],
    ['1025', false, 'semRecurso', 'É um limite do contrato do paciente, que um recurso não muda.'],
    ['2909', false, 'semRecurso', 'O prazo de recurso do contrato já terminou.'],
    ['3091', false, 'semRecurso', 'O prazo do contrato para a cobrança já tinha terminado.'],
    ['3051', false, 'aguardar', 'Ainda está em análise. Aguarde a decisão antes de recorrer.'],
    ['3095', false, 'favoravel', 'A decisão já é favorável: não há o que recorrer.'],
    [
      '9999',
      true,
      'recorrer',
      'Não conhecemos este código de glosa. Vale recorrer dizendo o que há de novo: motivo clínico, nas suas palavras.',
    ],
  ])('%s: %s, %s', (codigo, cabe, acao, porque) => {
    expect(decideCabimento(codigo)).toEqual({ cabe, porque, acao })
  })

  it('toda glosa sem recurso diz por quê, uma vez, e só elas', () => {
    const ditas = PORQUES_SEM_RECURSO.flatMap(([codigos]) => codigos).toSorted()
    const semRecurso = GLOSAS.filter(({ acao }) => acao === 'semRecurso').map(({ codigo }) => codigo)
    expect(ditas).toEqual(semRecurso.toSorted())
  })

  it('a resposta é a da classe de ação, e é uma frase', () => {
    for (const { codigo, acao } of GLOSAS) {
      const { cabe, porque, acao: dita } = decideCabimento(codigo)
      expect(dita).toBe(acao)
      expect(porque, codigo).toMatch(/^\p{Lu}.{20,}[^.]\.$/u)
      if (acao !== 'corrigirReapresentar') {
        expect(cabe, codigo).toBe(acao === 'recorrer' || acao === 'enviarDocumento')
      }
    }
  })
})
