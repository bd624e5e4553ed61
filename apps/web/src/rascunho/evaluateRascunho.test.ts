import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { Motivo } from '@portal/contract/motivo.ts'
import { findRegraEvento } from '@portal/domain/evento/eventos.tables.ts'
import type { RegraEvento } from '@portal/domain/evento/regraEvento.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { describe, expect, it } from 'vitest'
import { createRegrasDaGuia } from '../guia/regrasDaGuia.ts'
import { type Avaliacao, evaluateRascunho, keepEqual } from './evaluateRascunho.ts'
import { listPassosEnvio } from './passosEnvio.ts'
import { toEnvioGuia } from './toEnvioGuia.ts'
import { toNecessidade } from './useJustificativa.ts'

const codigos = ['81000030', '85100196', '85100200', '85200166']
const regras = codigos.map(findRegraEvento).filter((regra): regra is RegraEvento => regra !== undefined)

const contexto: ContextoGuia = {
  hoje: '2026-11-21',
  regras,
  precos: [],
  exclusoes: [],
  associado: { nascimento: '1986-03-10', situacao: 'ativo', inclusao: '2015-01-01' },
  plano: { codigo: 'INTEGRAL', coberturaOdontologica: true, extraRol: true, carencias: {} },
  credenciado: { ativo: true, especialidades: [1, 2, 3], atendeRede: true, inicioContrato: '2010-01-01' },
  guia: {
    codigoEspecialidade: 1,
    codigoTipoAtendimento: 1,
    emergencia: false,
    recemNato: false,
    solicitanteInformado: false,
  },
  historico: [],
  dentesAusentes: [],
  imagens: [],
}
const daGuia = createRegrasDaGuia(contexto)
const resina = { sequencial: 1, codigoEvento: '85100200', dente: '26', faces: 'MO', quantidade: 1 }
const resinaErrada = { ...resina, sequencial: 2, dente: '16', faces: 'O' }

describe('evaluateRascunho', () => {
  it('has the four rules that the cases need', () => expect(regras).toHaveLength(codigos.length))

  it('judges each item as the operator would and offers the correction', () => {
    const avaliacao = evaluateRascunho(daGuia, { itens: [resina, resinaErrada] }, '')
    expect(avaliacao.get(1)?.decisao).toBe('aprovado')
    expect(avaliacao.get(2)?.decisao).not.toBe('aprovado')
    expect(avaliacao.get(2)?.motivos[0]?.correcao?.tipo).toBe('trocarEvento')
  })

  it('judges the justification as it will be kept', () => {
    // Denied by its number of canals, unless a technical reason of enough characters says why.
    const canal = { sequencial: 1, codigoEvento: '85200166', dente: '26', quantidade: 1 }
    const decide = (texto: string) =>
      evaluateRascunho(daGuia, { itens: [canal] }, toTextoGuardado(texto)).get(1)?.decisao
    const minimo = daGuia.find('85200166')?.justificativaMinima ?? 0
    expect(decide('x'.repeat(minimo))).toBe('analise')
    expect(decide(`${'x'.repeat(minimo - 1)}"""   `)).not.toBe('analise')
  })

  it('asks for the justification as long as an event needs one, written or not', () => {
    const canal = { sequencial: 1, codigoEvento: '85200166', dente: '26', quantidade: 1 }
    const semTexto = (itens: readonly (typeof canal)[]) => evaluateRascunho(daGuia, { itens }, '')
    expect(toNecessidade(semTexto([canal]), false, true)).toBe('pedida')
    expect(toNecessidade(semTexto([]), false, false)).toBe('opcional')
    // A complementary guide uses none: what is there can be seen and taken out.
    expect(toNecessidade(semTexto([canal]), true, false)).toBe('nenhuma')
    expect(toNecessidade(semTexto([canal]), true, true)).toBe('inutil')
  })

  it('keeps the objects of what did not change', () => {
    const antes = evaluateRascunho(daGuia, { itens: [resina, resinaErrada] }, '')
    const depois = keepEqual(
      antes,
      evaluateRascunho(daGuia, { itens: [resina, { ...resinaErrada, faces: 'MO' }] }, ''),
    )
    expect(depois.get(1)).toBe(antes.get(1))
    expect(depois.get(2)).not.toBe(antes.get(2))
  })

  it('reads a former code as the event that replaced it', () => {
    const antiga = regras.find((regra) => regra.codigosAntigos.length > 0)
    expect(antiga).toBeDefined()
    expect(daGuia.find(antiga?.codigosAntigos[0] ?? '')).toBe(antiga)
  })
})

describe('listPassosEnvio', () => {
  it('begins by the events', () => {
    expect(listPassosEnvio(new Map(), [], false).map(({ id, isFeito }) => [id, isFeito])).toEqual([
      ['eventos', false],
      ['enviar', false],
    ])
  })

  it('asks for the images that the events require', () => {
    const avaliacao = evaluateRascunho(daGuia, { itens: [resina] }, '')
    const exigida = {
      numeroSequencialInclusao: 1,
      codigoEvento: '85200166',
      codigoLocalizacao: '26',
      momento: 'inicial',
      atendida: false,
    } as const
    const [, imagens] = listPassosEnvio(avaliacao, [exigida, { ...exigida, momento: 'final' }], false)
    expect(imagens).toMatchObject({ id: 'imagens', detalhe: '1 imagem falta', isFeito: false })
    expect(listPassosEnvio(avaliacao, [{ ...exigida, atendida: true }], false)[1]).toMatchObject({
      isFeito: true,
    })
  })

  it('lists image and justification where both are missing, the image first', () => {
    const ambas: Avaliacao = new Map([[1, { decisao: 'pendenteImagemJustificativa', motivos: [] }]])
    const exigida = {
      numeroSequencialInclusao: 1,
      codigoEvento: '85200166',
      codigoLocalizacao: '26',
      momento: 'inicial',
      atendida: false,
    } as const
    const ids = (complementar: boolean) => listPassosEnvio(ambas, [exigida], complementar).map(({ id }) => id)
    expect(ids(false)).toEqual(['eventos', 'imagens', 'justificativa', 'enviar'])
    // The image would cure nothing: a complementary guide takes no justification.
    expect(ids(true)).toEqual(['eventos', 'recusados', 'enviar'])
  })

  it('asks a complementary guide for the image only where nothing but the image is missing', () => {
    const passos = (motivos: readonly Motivo[]) => {
      const avaliacao: Avaliacao = new Map([[1, { decisao: 'pendenteImagem', motivos }]])
      const exigida = {
        numeroSequencialInclusao: 1,
        codigoEvento: '85300039',
        codigoLocalizacao: 'S1',
        momento: 'inicial',
        atendida: false,
      } as const
      return listPassosEnvio(avaliacao, [exigida], true).map(({ id }) => id)
    }
    const imagem = { codigoGlosa: '3081', severidade: 'pendenciaImagem', campo: 'imagem', texto: '' } as const
    const pessoa = { codigoGlosa: '3059', severidade: 'auditoria', campo: 'guia', texto: '' } as const
    expect(passos([imagem])).toEqual(['eventos', 'imagens', 'enviar'])
    expect(passos([imagem, pessoa])).toEqual(['eventos', 'recusados', 'enviar'])
  })
})

describe('toEnvioGuia', () => {
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
