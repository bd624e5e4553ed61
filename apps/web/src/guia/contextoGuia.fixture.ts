import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { EventoOfertado } from '@portal/contract/evento.ts'
import { findRegraEvento, isEventoVisivel } from '@portal/domain/evento/regra/eventos.tables.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { toOfertado } from '../evento/catalogo.fixture.ts'

const CLINICA_GERAL = 1

/** What one piece of each event costs, and the patient's part of it. */
const tabela: Readonly<Record<string, readonly [valor: string, valorCopart: string]>> = {
  '81000030': ['45.00', '4.50'],
  '81000421': ['20.00', '2.00'],
  '82000395': ['210.00', '21.00'],
  '82000875': ['110.00', '11.00'],
  '82001650': ['60.00', '6.00'],
  '84000015': ['180.00', '18.00'],
  '84000198': ['70.00', '7.00'],
  '85100196': ['76.50', '7.65'],
  '85100200': ['95.25', '9.52'],
  '85100218': ['120.00', '12.00'],
  '85200158': ['480.00', '48.00'],
  '85200166': ['300.00', '30.00'],
  '85300039': ['90.00', '9.00'],
  '85300047': ['55.00', '5.50'],
  '85400602': ['33.10', '3.31'],
  '86000357': ['150.00', '15.00'],
}

/** One rule of each sort, as the operator has them: of a tooth, of faces, of a region, of nothing, of elsewhere. */
export const regras: readonly RegraEvento[] = Object.keys(tabela).flatMap(
  (codigo) => findRegraEvento(codigo) ?? [],
)

const daGuia = regras.filter((regra) => isEventoVisivel(regra, CLINICA_GERAL))

/** Those that a guide of the general clinic offers. */
export const ofertados: readonly EventoOfertado[] = daGuia.map(toOfertado)

const precos = daGuia.map(({ codigoEvento }) => {
  const [valor = '', valorCopart = ''] = tabela[codigoEvento] ?? []
  return { codigoEvento, valor, valorCopart }
})

/** What the rules of a guide judge on: a grown-up member of a whole plan, of whom nothing was ever done. */
export function createContexto(mudancas: Partial<ContextoGuia> = {}): ContextoGuia {
  return {
    hoje: '2026-11-21',
    versaoRegras: 'do-teste',
    regras: [...regras],
    precos,
    exclusoes: [],
    associado: { nascimento: '1988-05-10', situacao: 'ativo', inclusao: '2015-01-01' },
    plano: { codigo: 'PREMIUM', coberturaOdontologica: true, extraRol: true, carencias: {} },
    credenciado: { ativo: true, especialidades: [1, 2, 3], atendeRede: true, inicioContrato: '2010-01-01' },
    guia: {
      codigoEspecialidade: CLINICA_GERAL,
      codigoTipoAtendimento: 1,
      emergencia: false,
      recemNato: false,
      solicitanteInformado: false,
    },
    historico: [],
    dentesAusentes: [],
    imagens: [],
    ...mudancas,
  }
}
