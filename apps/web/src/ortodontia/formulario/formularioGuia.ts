import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { Rascunho } from '@portal/contract/rascunho.ts'
import {
  gruposFormulario,
  type TipoFormulario,
} from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { describeFormulario } from '@portal/domain/ortodontia/formulario/describeFormulario.ts'
import { listCampos } from '@portal/domain/ortodontia/formulario/formulario.tables.ts'
import { validateFormulario } from '@portal/domain/ortodontia/formulario/validateFormulario.ts'
import { idDoCampo } from '../../guia/acao/lugares.ts'
import type { SummaryError } from '../../ui/feedback/ErrorSummary.tsx'
import { isDispensado, toFormularioEnviado } from './edicaoFormulario.ts'
import { FormularioForm } from './FormularioForm.tsx'

/** What the draft of an orthodontic guide keeps of its form. */
export type ConteudoFormulario = Pick<Rascunho, 'ortodontia' | 'fichasVinculoImagens'>

/** What stops the form, each line with its field. */
function validate(
  tipo: TipoFormulario,
  { ortodontia = {} }: ConteudoFormulario,
  dias: { hoje: string; nascimento: string },
): SummaryError[] {
  if (isDispensado(tipo, ortodontia)) return []
  const formulario = toFormularioEnviado(tipo, ortodontia)
  return validateFormulario({ tipo, formulario, ...dias }).map(({ campo, mensagem }) => ({
    fieldId: idDoCampo(campo),
    message: mensagem,
  }))
}

/** The places of its fields in the order of the screen, where the lists of teeth lead their group. */
const listLugares = (tipo: TipoFormulario): readonly string[] =>
  gruposFormulario.flatMap(({ nome: grupo }) => {
    const doGrupo = listCampos(tipo).filter(([, campo]) => campo.grupo === grupo)
    return doGrupo
      .toSorted(([, um], [, outro]) => Number(outro.tipo === 'dentes') - Number(um.tipo === 'dentes'))
      .map(([nome]) => idDoCampo(nome))
  })

/** Screen -> request: the form; of the initial guide also the exams that it goes with and the patient's birth (Spec §7). */
function toEnvio(tipo: TipoFormulario, conteudo: ConteudoFormulario, { associado }: GuiaDetalhada) {
  const { ortodontia = {}, fichasVinculoImagens = [] } = conteudo
  const formulario = toFormularioEnviado(tipo, ortodontia)
  if (Object.keys(formulario).length === 0) return {}
  if (tipo !== 'inicial') return { ortodontia: formulario }
  return {
    ortodontia: formulario,
    dataNascimentoBeneficiario: associado.dataNascimento,
    ...(fichasVinculoImagens.length > 0 && { fichasVinculoImagens }),
  }
}

/** Each answer in one line, by which two versions are told apart. */
const describe = (tipo: TipoFormulario, { ortodontia = {} }: ConteudoFormulario): readonly string[] =>
  describeFormulario(tipo, ortodontia).flatMap(({ campos }) =>
    campos.map(({ rotulo, valor }) => `${rotulo}: ${valor}`),
  )

/** All that the draft of a guide needs of its orthodontic form: code that other guides never load. */
export const formularioGuia = { Form: FormularioForm, validate, listLugares, toEnvio, describe }
