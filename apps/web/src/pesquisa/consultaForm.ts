import { addDays, isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import {
  type FiltroGuia,
  getCampoFiltro,
  motivoFiltro,
  textosMotivoFiltro,
} from '@portal/domain/guia/filtroBusca.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { type ConsultaSearch, keepPresent } from './consultaSearch.ts'
import { digitsOf, explainNumeroGuia } from './numeroGuia.ts'
import { DIAS_PADRAO, isBuscaDireta, isPadrao } from './toFiltro.ts'

/** The filters as they are being typed. */
export type ConsultaForm = {
  guia: string
  especialidade: number | undefined
  tipo: number | undefined
  situacao: ReadonlySet<string>
  /** No field of its own: a link brings it, its chip takes it away. */
  senha: ConsultaSearch['senha']
  de: string
  ate: string
}

export const campos = { guia: 'consulta-guia', de: 'consulta-de', ate: 'consulta-ate' } as const

/** Address -> screen. With nothing asked for, the period that is shown stands in its fields. */
export function toForm(search: ConsultaSearch, hoje: string): ConsultaForm {
  const { guia, especialidade, tipo, situacao, senha, de, ate } = search
  return {
    guia: guia === undefined ? '' : String(guia),
    especialidade,
    tipo,
    situacao: new Set(situacao?.split(',')),
    senha,
    de: isPadrao(search) ? addDays(hoje, -DIAS_PADRAO) : (de ?? ''),
    ate: isPadrao(search) ? hoje : (ate ?? ''),
  }
}

/** Screen -> address. The patient stays as it is: its own field changes it. */
export function toSearch(form: ConsultaForm, paciente: string | undefined): ConsultaSearch {
  const guia = digitsOf(form.guia)
  const search = keepPresent({
    paciente,
    guia: guia ? Number(guia) : undefined,
    especialidade: form.especialidade,
    tipo: form.tipo,
    situacao: form.situacao.size > 0 ? [...form.situacao].join(',') : undefined,
    senha: form.senha,
  })
  return isBuscaDireta(search)
    ? search
    : keepPresent({ ...search, de: form.de || undefined, ate: form.ate || undefined })
}

/** What stops the search: no filter, half a period, a wrong or too long one (Spec §5). */
export function validateConsulta(form: ConsultaForm, paciente: string | undefined): SummaryError[] {
  const erroGuia = explainNumeroGuia(form.guia)
  if (erroGuia) return [{ fieldId: campos.guia, message: erroGuia }]
  const search = toSearch(form, paciente)
  if (isBuscaDireta(search)) return []
  const { de, ate } = form
  const invalid = (
    [
      ['de', 'inicial'],
      ['ate', 'final'],
    ] as const
  ).filter(([campo]) => form[campo] !== '' && !isDataCivil(form[campo]))
  if (invalid.length > 0) {
    return invalid.map(([campo, qual]) => ({
      fieldId: campos[campo],
      message: `Informe uma data ${qual} que exista, como 02/03/2026.`,
    }))
  }
  const filtro = {
    codigoEspecialidade: search.especialidade,
    codigoTipoAtendimento: search.tipo,
    statusTiss: [...form.situacao].map(Number),
    dataInicio: de,
    dataFim: ate,
  }
  const erro = toErroPeriodo(filtro)
  return erro ? [erro] : []
}

/** A period too long or backwards is told as soon as it stands there, before it is searched for. */
export function tellPeriodo({ guia, de, ate }: ConsultaForm): SummaryError | undefined {
  if (digitsOf(guia) !== '' || !isDataCivil(de) || !isDataCivil(ate)) return undefined
  return toErroPeriodo({ dataInicio: de, dataFim: ate })
}

function toErroPeriodo(filtro: FiltroGuia): SummaryError | undefined {
  const motivo = motivoFiltro(filtro)
  if (!motivo) return undefined
  const fieldId = getCampoFiltro(motivo, filtro) === 'dataFim' ? campos.ate : campos.de
  return { fieldId, message: textosMotivoFiltro[motivo] }
}
