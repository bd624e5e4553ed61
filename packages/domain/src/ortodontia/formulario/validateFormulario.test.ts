import { describe, expect, it } from 'vitest'
import { DENTES } from '../../dente/dente.tables.ts'
import { type CampoFormulario, type TipoFormulario, tiposFormulario } from './campoFormulario.ts'
import { formularios, prorrogacaoCheia } from './formulario.fixture.ts'
import { camposFormulario, type Formulario, listCampos, type NomeCampo } from './formulario.tables.ts'
import { validateFormulario } from './validateFormulario.ts'

const hoje = '2026-11-21'
const dias = { hoje, nascimento: '1990-03-02' }

/** A value as no schema lets it through. */
const as = (campo: string, valor: unknown): Formulario => ({ [campo]: valor }) as Formulario

const validate = (tipo: TipoFormulario, mudanca: Formulario = {}) =>
  validateFormulario({ tipo, formulario: { ...formularios[tipo], ...mudanca }, ...dias })

const campos = Object.entries(camposFormulario) as [NomeCampo, CampoFormulario][]
const OPCAO = 'Escolha uma das opções.'
const inteiro = (rotulo: string, limites: string) => `${rotulo}: informe um número inteiro, de ${limites}.`

it.each(tiposFormulario)('the least form of %s may be sent', (tipo) => {
  expect(validate(tipo)).toEqual([])
})

it('may be sent with every field at once', () => {
  expect(validateFormulario({ tipo: 'prorrogacao', formulario: prorrogacaoCheia, ...dias })).toEqual([])
  expect(Object.keys(prorrogacaoCheia).toSorted()).toEqual(
    listCampos('prorrogacao')
      .map(([nome]) => nome)
      .toSorted(),
  )
})

/** Spec §3, Operadora §2: which form asks for what. */
describe('the fields of the forms', () => {
  it.each<[TipoFormulario, string]>([
    [
      'inicial',
      'denticao* classAngle* relacaoCaninoDir* relacaoCaninoEsq* lnMedianaMaxilaLado lnMedianaMaxilaMedida lnMedianaMandibulaLado lnMedianaMandibulaMedida sobremordidaTipo* sobremordidaComprimento sobremordidaDescricao sobressalienciaComprimento* atmTipo* atmDescricao mordidaCruzada* dentesAusentes dentesRetidos dentesSupranumerarios dentesAgenesia dentesPerdaOssea dentesReabsorcao dentesExtracao faseTratamento* tempoTratamento* queixaPaciente* objetivoDetalhado*',
    ],
    [
      'prorrogacao',
      'denticao* classAngle* relacaoCaninoDir* relacaoCaninoEsq* lnMedianaMaxilaLado lnMedianaMaxilaMedida lnMedianaMandibulaLado lnMedianaMandibulaMedida sobremordidaTipo* sobremordidaComprimento sobremordidaDescricao sobressalienciaComprimento* atmTipo* atmDescricao mordidaCruzada* dentesAusentes dentesRetidos dentesSupranumerarios dentesAgenesia dentesPerdaOssea dentesReabsorcao dentesExtracao faseTratamento* tempoTratamento* queixaPaciente* objetivoDetalhado* codigoTratamento* naoCorrigidoCompensatorio codigoPrognostico* cirurgiaOrtognatica dataCirurgia',
    ],
    [
      'manutencao',
      'faseTratamento* cooperacaoPaciente* quantidadeFaltas* codigoAparelho* descricaoRealizado*',
    ],
  ])('%s, and which an empty one misses', (tipo, esperados) => {
    const faltas = new Map(
      validateFormulario({ tipo, formulario: {}, ...dias }).map(({ campo, mensagem }) => [campo, mensagem]),
    )
    expect(
      listCampos(tipo)
        .map(([nome]) => `${nome}${faltas.has(nome) ? '*' : ''}`)
        .join(' '),
    ).toBe(esperados)
    for (const [campo, mensagem] of faltas) expect(camposFormulario[campo]).toMatchObject({ falta: mensagem })
  })

  it.each(campos)(
    '%s is refused in a form that does not ask for it, and empty is no answer',
    (campo, regra) => {
      for (const tipo of tiposFormulario) {
        if (regra.formularios.includes(tipo)) continue
        expect(validate(tipo, as(campo, 1))).toEqual([
          { campo, mensagem: 'Este formulário não tem este campo.' },
        ])
        for (const vazio of ['', [], undefined]) expect(validate(tipo, as(campo, vazio))).toEqual([])
      }
    },
  )

  it.each(campos)('%s has a name of its own', (nome, { rotulo }) => {
    expect(campos.filter(([, campo]) => campo.rotulo === rotulo).map(([outro]) => outro)).toEqual([nome])
  })
})

/** Both sides of each bound: the last values that are taken, and the first ones that are not. */
describe('the values of a field', () => {
  it.each<[TipoFormulario, NomeCampo, Formulario, unknown[], unknown[], string]>([
    ['inicial', 'denticao', {}, [1, 2, 3], [0, 4, 1.5], OPCAO],
    ['inicial', 'classAngle', {}, [1, 4], [0, 5], OPCAO],
    ['inicial', 'relacaoCaninoDir', {}, [1, 4], [0, 5], OPCAO],
    ['inicial', 'relacaoCaninoEsq', {}, [1, 4], [0, 5], OPCAO],
    ['inicial', 'lnMedianaMaxilaLado', { lnMedianaMaxilaMedida: 1 }, [1, 2], [3], OPCAO],
    ['inicial', 'lnMedianaMaxilaMedida', { lnMedianaMaxilaLado: 1 }, [1, 10], [0, 11], OPCAO],
    ['inicial', 'lnMedianaMandibulaLado', { lnMedianaMandibulaMedida: 1 }, [1, 2], [3], OPCAO],
    ['inicial', 'lnMedianaMandibulaMedida', { lnMedianaMandibulaLado: 2 }, [1, 10], [0, 11], OPCAO],
    ['inicial', 'sobremordidaTipo', {}, [1], [0, 4], OPCAO],
    ['inicial', 'sobremordidaComprimento', { sobremordidaTipo: 2 }, [1, 22], [0, 23], OPCAO],
    ['inicial', 'sobremordidaComprimento', { sobremordidaTipo: 3 }, [1, 7], [0, 8], OPCAO],
    [
      'inicial',
      'sobressalienciaComprimento',
      {},
      [0, 20],
      [-1, 21, 2.5],
      inteiro('Sobressaliência', '0 a 20 mm'),
    ],
    ['inicial', 'atmTipo', {}, [1], [0, 6], OPCAO],
    ['inicial', 'atmTipo', { atmDescricao: 'Leve' }, [2, 3, 4, 5], [], OPCAO],
    ['inicial', 'mordidaCruzada', {}, [1, 5], [0, 6], OPCAO],
    ['inicial', 'faseTratamento', {}, [1, 6], [0, 7], OPCAO],
    ['manutencao', 'faseTratamento', {}, [1, 6], [0, 7], OPCAO],
    ['inicial', 'tempoTratamento', {}, [1, 36], [0, 37], inteiro('Tempo de tratamento', '1 a 36 meses')],
    ['prorrogacao', 'tempoTratamento', {}, [1, 24], [0, 25], inteiro('Tempo de tratamento', '1 a 24 meses')],
    ['prorrogacao', 'codigoTratamento', {}, [1, 2, 3], [0, 6], OPCAO],
    ['prorrogacao', 'codigoPrognostico', {}, [1, 3], [0, 4], OPCAO],
    ['prorrogacao', 'cirurgiaOrtognatica', { dataCirurgia: hoje }, [1, 2], [0, 3], OPCAO],
    ['manutencao', 'cooperacaoPaciente', {}, [1, 3], [0, 4], OPCAO],
    [
      'manutencao',
      'quantidadeFaltas',
      {},
      [0, 31],
      [-1, 32],
      inteiro('Faltas desde a última manutenção', '0 a 31 faltas'),
    ],
    ['manutencao', 'codigoAparelho', {}, [1, 3], [0, 4], OPCAO],
  ])('%s: %s beside %j takes %j and not %j', (tipo, campo, outros, aceitos, recusados, mensagem) => {
    for (const valor of aceitos) expect(validate(tipo, { ...outros, ...as(campo, valor) })).toEqual([])
    for (const valor of recusados) {
      expect(validate(tipo, { ...outros, ...as(campo, valor) })).toContainEqual({ campo, mensagem })
    }
  })

  it.each(campos.filter(([, { tipo }]) => tipo === 'texto'))(
    '%s takes 500 characters as they are kept',
    (campo) => {
      const onde: Formulario = { ...prorrogacaoCheia, ...formularios.manutencao }
      const tipo = campo === 'descricaoRealizado' ? 'manutencao' : 'prorrogacao'
      const errosDe = (texto: string) =>
        validateFormulario({ tipo, formulario: { ...onde, ...as(campo, texto) }, ...dias }).filter(
          (erro) => erro.campo === campo,
        )
      expect(errosDe(` #"${'a'.repeat(500)} `)).toEqual([])
      const { falta, rotulo }: CampoFormulario = camposFormulario[campo]
      const mensagem = `${rotulo}: o texto tem mais de 500 caracteres.`
      expect(errosDe('a'.repeat(501))).toEqual([{ campo, mensagem }])
      // What is not read counts as nothing.
      expect(errosDe(' # ')).toEqual(falta === undefined ? [] : [{ campo, mensagem: falta }])
    },
  )
})

describe('a field that hangs on another', () => {
  it.each<[string, TipoFormulario, Formulario, NomeCampo, string]>([
    [
      'a side without its measure',
      'inicial',
      { lnMedianaMaxilaLado: 1 },
      'lnMedianaMaxilaMedida',
      'Escolha de quanto é o desvio da linha mediana da maxila.',
    ],
    [
      'a measure without its side',
      'inicial',
      { lnMedianaMaxilaMedida: 1 },
      'lnMedianaMaxilaMedida',
      'Escolha o lado para o qual a linha mediana da maxila se desvia.',
    ],
    [
      'the same below',
      'inicial',
      { lnMedianaMandibulaLado: 2 },
      'lnMedianaMandibulaMedida',
      'Escolha de quanto é o desvio da linha mediana da mandíbula.',
    ],
    [
      'and there',
      'inicial',
      { lnMedianaMandibulaMedida: 2 },
      'lnMedianaMandibulaMedida',
      'Escolha o lado para o qual a linha mediana da mandíbula se desvia.',
    ],
    [
      'a normal overbite with a measure',
      'inicial',
      { sobremordidaComprimento: 3 },
      'sobremordidaComprimento',
      'Só a sobremordida aberta ou fechada tem medida.',
    ],
    [
      'a normal overbite with a description',
      'inicial',
      { sobremordidaDescricao: 'x' },
      'sobremordidaDescricao',
      'Só a sobremordida aberta ou fechada tem descrição.',
    ],
    [
      'an open overbite without its measure',
      'inicial',
      { sobremordidaTipo: 2 },
      'sobremordidaComprimento',
      'Escolha a medida da sobremordida.',
    ],
    [
      'a closed one',
      'inicial',
      { sobremordidaTipo: 3 },
      'sobremordidaComprimento',
      'Escolha a medida da sobremordida.',
    ],
    [
      'a normal joint with a description',
      'inicial',
      { atmDescricao: 'x' },
      'atmDescricao',
      'A ATM normal não tem descrição.',
    ],
    ...[2, 3, 4, 5].map((atmTipo): [string, TipoFormulario, Formulario, NomeCampo, string] => [
      'a joint that is not',
      'inicial',
      { atmTipo },
      'atmDescricao',
      'Descreva o que há na ATM.',
    ]),
    [
      'a compensatory treatment',
      'prorrogacao',
      { codigoTratamento: 4 },
      'naoCorrigidoCompensatorio',
      'Descreva o que ficou compensado sem correção.',
    ],
    [
      'what another leaves',
      'prorrogacao',
      { naoCorrigidoCompensatorio: 'x' },
      'naoCorrigidoCompensatorio',
      'Só o tratamento compensatório diz o que ficou sem correção.',
    ],
    [
      'a surgical treatment',
      'prorrogacao',
      { codigoTratamento: 5 },
      'cirurgiaOrtognatica',
      'O tratamento cirúrgico é pré-cirúrgico ou pós-cirúrgico: escolha um.',
    ],
    [
      'a surgery without its date',
      'prorrogacao',
      { cirurgiaOrtognatica: 1 },
      'dataCirurgia',
      'Informe a data da cirurgia.',
    ],
    [
      'a date without a surgery',
      'prorrogacao',
      { dataCirurgia: hoje },
      'dataCirurgia',
      'Escolha se o tratamento é pré-cirúrgico ou pós-cirúrgico.',
    ],
  ])('%s (%s, %j)', (_nome, tipo, mudanca, campo, mensagem) => {
    expect(validate(tipo, mudanca)).toEqual([{ campo, mensagem }])
  })

  it.each([
    [1, '2026-11-21', undefined],
    [1, '2026-11-20', 'A cirurgia por fazer não pode ser antes de 21/11/2026.'],
    [2, '2026-11-21', undefined],
    [2, '2026-11-22', 'A cirurgia já feita não pode ser depois de 21/11/2026.'],
    [2, '2026-02-30', 'Esta data não existe.'],
  ])('surgery %i on %s', (cirurgiaOrtognatica, dataCirurgia, mensagem) => {
    expect(validate('prorrogacao', { cirurgiaOrtognatica, dataCirurgia })).toEqual(
      mensagem === undefined ? [] : [{ campo: 'dataCirurgia', mensagem }],
    )
  })

  it.each([
    ['on the day of birth', '1990-03-02', []],
    [
      'on the day before it',
      '1990-03-01',
      [{ campo: 'dataCirurgia', mensagem: 'A cirurgia não pode ser antes do nascimento do paciente.' }],
    ],
  ])('surgery that was made %s', (_nome, dataCirurgia, erros) => {
    const formulario = { ...formularios.prorrogacao, cirurgiaOrtognatica: 2, dataCirurgia }
    expect(validateFormulario({ tipo: 'prorrogacao', formulario, ...dias })).toEqual(erros)
  })
})

/** The first and the last tooth that each list takes, and the nearest ones that it does not. */
describe('the lists of teeth', () => {
  const listAceitos = (campo: NomeCampo, denticao: number) =>
    DENTES.map(({ codigo }) => codigo).filter(
      (dente) => validate('inicial', { denticao, ...as(campo, [dente]) }).length === 0,
    )
  const permanentes = DENTES.filter(({ codigo }) => /^[1-4][1-8]$/.test(codigo)).map(({ codigo }) => codigo)
  const deciduos = DENTES.filter(({ codigo }) => /^[5-8][1-5]$/.test(codigo)).map(({ codigo }) => codigo)
  const extrasP = ['19', '29', '39', '49']
  const extrasD = ['59', '69', '79', '89']

  it.each<[NomeCampo[], number, string[]]>([
    [['dentesAusentes', 'dentesPerdaOssea', 'dentesReabsorcao'], 1, deciduos],
    [['dentesAusentes', 'dentesPerdaOssea', 'dentesReabsorcao'], 2, [...permanentes, ...deciduos]],
    [['dentesAusentes', 'dentesPerdaOssea', 'dentesReabsorcao'], 3, permanentes],
    [['dentesRetidos', 'dentesAgenesia'], 1, [...permanentes, ...deciduos]],
    [['dentesRetidos', 'dentesAgenesia'], 2, [...permanentes, ...deciduos]],
    [['dentesRetidos', 'dentesAgenesia'], 3, permanentes],
    [['dentesSupranumerarios'], 1, [...extrasP, ...extrasD]],
    [['dentesSupranumerarios'], 2, [...extrasP, ...extrasD]],
    [['dentesSupranumerarios'], 3, extrasP],
    [['dentesExtracao'], 1, [...deciduos, ...extrasP, ...extrasD]],
    [['dentesExtracao'], 2, [...permanentes, ...deciduos, ...extrasP, ...extrasD]],
    [['dentesExtracao'], 3, [...permanentes, ...extrasP]],
  ])('%j of dentition %i', (listas, denticao, esperados) => {
    for (const lista of listas) expect(listAceitos(lista, denticao).toSorted()).toEqual(esperados.toSorted())
  })

  it.each<[string, Formulario, NomeCampo, string]>([
    [
      'no tooth',
      { dentesRetidos: ['13', '99'] },
      'dentesRetidos',
      'o dente 99 não cabe nesta lista, com esta dentição.',
    ],
    ['one twice', { dentesRetidos: ['13', '23', '13'] }, 'dentesRetidos', 'o dente 13 está repetido.'],
    ...(['dentesRetidos', 'dentesPerdaOssea', 'dentesReabsorcao', 'dentesExtracao'] as const).flatMap(
      (lista): [string, Formulario, NomeCampo, string][] => [
        [
          'an absent one',
          { dentesAusentes: ['36'], [lista]: ['36'] },
          lista,
          'o dente 36 está marcado como ausente.',
        ],
        [
          'agenesis',
          { dentesAgenesia: ['35'], [lista]: ['35'] },
          lista,
          'o dente 35 está marcado como agenesia.',
        ],
      ],
    ),
  ])('refuse %s: %j', (_nome, mudanca, campo, recusa) => {
    const mensagem = `${camposFormulario[campo].rotulo}: ${recusa}`
    expect(validate('inicial', mudanca)).toEqual([{ campo, mensagem }])
  })

  it('may tell a tooth absent and why', () => {
    expect(validate('inicial', { dentesAusentes: ['35'], dentesAgenesia: ['35'] })).toEqual([])
  })

  it('take any tooth until the dentition is told', () => {
    expect(validate('inicial', { ...as('denticao', undefined), dentesAusentes: ['16', '55'] })).toEqual([
      { campo: 'denticao', mensagem: 'Escolha a dentição.' },
    ])
  })
})
