import { describe, expect, it, test } from 'vitest'
import { AJUDA_GLOSA } from './ajudaGlosa.data.ts'
import { findAjudaGlosa } from './ajudaGlosa.ts'
import { ACOES_GLOSA, findGlosa, GLOSAS, textoGlosa } from './glosa.tables.ts'
import { LINHAS_GLOSA_MOTIVO } from './glosaMotivo.data.ts'
import { textoMotivo } from './glosaMotivo.ts'

describe('glosa (TISS, tabela 38)', () => {
  it('não repete código nem deixa texto vazio ou ação desconhecida', () => {
    expect(new Set(GLOSAS.map((glosa) => glosa.codigo)).size).toBe(GLOSAS.length)
    for (const glosa of GLOSAS) {
      expect(glosa.texto, glosa.codigo).toMatch(/^[A-ZÁÉÍÓÚÀÂÊÔÃÕÇ].*[^.\s]$/)
      expect(ACOES_GLOSA.map((acao) => acao.nome)).toContain(glosa.acao)
    }
  })

  test.each([
    ['1007', 'Atendimento dentro da carência do beneficiário', 'semRecurso'],
    ['1213', 'CBO (especialidade) inválido', 'corrigirReapresentar'],
    ['1429', 'CBO-S (especialidade) não autorizado a realizar o serviço', 'recorrer'],
    ['3033', 'Intervalo da última MPP inferior a quatro meses', 'semRecurso'],
    ['3051', 'Documentação em análise', 'aguardar'],
    ['3067', 'Radiografia final não enviada', 'enviarDocumento'],
    ['3095', 'Recurso de glosa acatado', 'favoravel'],
    ['3307', 'Solicitação de procedimento sem informação do local (região/dente)', 'corrigirReapresentar'],
  ])('%s é “%s”: %s', (codigo, texto, acao) => {
    expect(textoGlosa(codigo)).toBe(texto)
    expect(findGlosa(codigo)?.acao).toBe(acao)
  })

  it('um código fora da tabela não é erro', () => {
    expect(findGlosa('9999')).toBeUndefined()
    expect(textoGlosa('9999')).toBe('9999')
    expect(findAjudaGlosa('9999')).toBeUndefined()
  })

  it('os motivos das regras são os que têm ajuda própria, com o texto da tabela', () => {
    expect(LINHAS_GLOSA_MOTIVO.map(([codigo]) => codigo).sort()).toEqual(Object.keys(AJUDA_GLOSA).sort())
    for (const [codigo] of LINHAS_GLOSA_MOTIVO) expect(textoMotivo(codigo)).toBe(textoGlosa(codigo))
  })

  it('toda ajuda é de um código da tabela e diz as três coisas', () => {
    for (const [codigo, ajuda] of Object.entries(AJUDA_GLOSA)) {
      expect(findGlosa(codigo), codigo).toBeDefined()
      for (const texto of Object.values(ajuda)) expect(texto, codigo).toMatch(/^.{20,}\.$/)
    }
  })

  it('toda glosa tem ajuda, sua ou do grupo', () => {
    for (const glosa of GLOSAS) expect(findAjudaGlosa(glosa.codigo), glosa.codigo).toBeDefined()
    expect(findAjudaGlosa('3077')?.quandoOcorre).toMatch(/auditor viu na imagem/)
  })
})
