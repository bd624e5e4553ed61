import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { ESPECIALIDADES, isEmergencia } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { DadosContexto, GuiaContexto, Item, MomentoAvaliacao } from '@portal/domain/evento/contexto.ts'
import { createContexto } from '@portal/domain/evento/createContexto.ts'
import { decideEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import { evaluateEvento } from '@portal/domain/evento/criterio/evaluateEvento.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { findRegraEvento, REGRAS_EVENTO } from '@portal/domain/evento/regra/eventos.tables.ts'
import { EXCLUSOES } from '@portal/domain/evento/regra/exclusao.data.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLANOS } from './contrato/plano.data.ts'
import { CREDENCIADOS } from './credenciado/credenciado.data.ts'

const hoje = '2026-11-20'
const CODIGOS = ESPECIALIDADES.map(({ codigo }) => codigo)

type Fatos = Omit<DadosContexto, 'momento' | 'guia' | 'regras' | 'exclusoes'>
/** Without the corrections: which event to offer instead depends on the guide's specialty. */
type Resposta = readonly Omit<Motivo, 'correcao'>[]

/** Which of the specialties in which an item cannot be asked is tried: each comes some hundred times. */
const umaSemPoder = fc.nat({ max: CODIGOS.length - 1 })

const diasAntes = (max: number) => fc.integer({ min: 0, max }).map((dias) => addDays(hoje, -dias))

/** Places and faces of the rule, and now and then ones that are not. */
function umLugar(regra: RegraEvento): fc.Arbitrary<Pick<Item, 'dente' | 'regiao' | 'faces'>> {
  const faces = fc.constantFrom('O', 'M', 'MO', 'OM', 'DMO', 'MODV', 'V', 'I', undefined)
  const comFaces = regra.facesMaximo > 0 ? faces : fc.constant(undefined)
  const dentes = [...regra.dentes, ...(regra.local === 'dente' ? ['19', '55'] : [])]
  const regioes = [...regra.regioes, ...(regra.local === 'regiao' ? ['AS', 'LG'] : [])]
  return fc.record({
    dente: dentes.length > 0 ? fc.constantFrom(undefined, ...dentes) : fc.constant(undefined),
    regiao: regioes.length > 0 ? fc.constantFrom(undefined, ...regioes) : fc.constant(undefined),
    faces: comFaces,
  })
}

/** Of one that the portal hides nobody can ask. */
const umEvento = fc
  .constantFrom(...REGRAS_EVENTO.filter(({ ocultoPortal }) => !ocultoPortal))
  .chain((regra) => umLugar(regra).map((lugar) => ({ codigoEvento: regra.codigoEvento, ...lugar })))

const umHistorico = fc.array(
  fc
    .tuple(umEvento, diasAntes(900), fc.boolean())
    .map(([evento, data, proprio]) => ({ ...evento, data, proprio })),
  { maxLength: 4 },
)

const unsFatos: fc.Arbitrary<Fatos> = fc
  .record({
    plano: fc.constantFrom(...PLANOS),
    credenciado: fc.constantFrom(...CREDENCIADOS.filter(({ especialidades }) => especialidades.length > 0)),
    nascimento: diasAntes(80 * 365),
    inclusao: diasAntes(400),
    situacao: fc.constantFrom('ativo', 'ativo', 'ativo', 'suspenso'),
    historico: umHistorico,
    dentesAusentes: fc.subarray(['18', '36', '55'], { maxLength: 1 }),
  })
  .map(({ plano, credenciado, nascimento, inclusao, situacao, historico, dentesAusentes }) => ({
    hoje,
    associado: { nascimento, inclusao, situacao },
    plano: {
      codigo: plano.codigo,
      coberturaOdontologica: true,
      extraRol: plano.extra_rol,
      carencias: plano.carencias,
      eventosExcluidos: plano.eventos_excluidos,
      classesCobertas: plano.classes_cobertas ?? undefined,
    },
    credenciado: {
      ativo: true,
      especialidades: credenciado.especialidades,
      atendeRede: plano.rede === credenciado.rede,
      inicioContrato: '2015-01-01',
    },
    historico,
    dentesAusentes,
    imagens: [],
  }))

function judge(
  fatos: Fatos,
  item: Item,
  momento: MomentoAvaliacao,
  guia: Pick<GuiaContexto, 'codigoEspecialidade' | 'emergencia'>,
): Resposta {
  const dados = {
    ...fatos,
    regras: findRegraEvento,
    exclusoes: EXCLUSOES,
    momento,
    guia: { ...guia, recemNato: false, itens: [item], solicitanteInformado: true },
  }
  return evaluateEvento(item, createContexto(dados)).map(({ correcao: _oferta, ...motivo }) => motivo)
}

/** As `elegibilidade.getEvento` asks: before there is a guide, through whichever specialty. */
const asElegibilidade = (fatos: Fatos, item: Item, regra: RegraEvento) =>
  judge(fatos, item, 'elegibilidade', { emergencia: regra.urgencia })

/** As a guide of that specialty asks. */
const asGuia = (fatos: Fatos, item: Item, codigoEspecialidade: number, momento: 'digitacao' | 'envio') =>
  judge(fatos, item, momento, { codigoEspecialidade, emergencia: isEmergencia(codigoEspecialidade) })

/** What only a guide asks: eligibility may be asked before the place is known. */
const isLugarPorDizer = ({ dente, regiao, faces }: Item, motivos: Resposta): boolean =>
  motivos.some(
    ({ codigoGlosa }) =>
      (codigoGlosa === '3307' && !dente && !regiao) || (codigoGlosa === '3023' && faces === undefined),
  )

/** A form that is filled or sent tells its errors even where something before them denies. */
const semForma = (motivos: Resposta): Resposta =>
  motivos.some(({ severidade }) => severidade === 'glosa')
    ? motivos.filter(({ severidade }) => severidade !== 'erroFormulario')
    : motivos

describe('elegibilidade e guia', () => {
  it('10.000 itens em todos os planos e especialidades: nenhuma resposta contradiz outra', () => {
    const [planos, decisoes] = [new Set<string>(), new Set<string>()]
    fc.assert(
      fc.property(umEvento, unsFatos, umaSemPoder, (evento, fatos, qual) => {
        const item = { sequencial: 1, quantidade: 1, ...evento }
        const regra = findRegraEvento(item.codigoEvento)
        if (!regra) throw new RangeError(item.codigoEvento)
        const { especialidades } = fatos.credenciado
        const resposta = asElegibilidade(fatos, item, regra)
        planos.add(fatos.plano.codigo)
        decisoes.add(decideEvento(resposta))
        const isPossivel = (codigo: number) =>
          especialidades.includes(codigo) && regra.especialidades.includes(codigo)
        const semPoder = CODIGOS.filter((codigo) => !isPossivel(codigo))
        for (const codigo of semPoder.slice(qual % semPoder.length).slice(0, 1))
          if (decideEvento(asGuia(fatos, item, codigo, 'envio')) !== 'negado')
            throw new Error(`${codigo} não pode`)
        for (const codigo of CODIGOS.filter(isPossivel)) {
          const decisao = asGuia(fatos, item, codigo, 'envio')
          expect(asGuia(fatos, item, codigo, 'digitacao')).toEqual(decisao)
          if (!isLugarPorDizer(item, decisao)) expect(semForma(decisao)).toEqual(semForma(resposta))
        }
        const faz = regra.especialidades.some((codigo) => especialidades.includes(codigo))
        if (!faz) expect(decideEvento(resposta)).toBe('negado')
      }),
      { numRuns: 10_000 },
    )
    expect(planos.size).toBe(PLANOS.length)
    expect(decisoes.size).toBeGreaterThanOrEqual(5)
  }, 60_000)
})
