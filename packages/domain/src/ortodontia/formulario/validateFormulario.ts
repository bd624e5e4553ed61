import { isDataCivil, toBrasileira } from '../../calendario/dataCivil.ts'
import { MAXIMO_TEXTO, toTextoGuardado } from '../../texto/protegido.ts'
import { findFalta, isCampoAtivo, isVazio, listMedidas, maximoDe } from './campoAtivo.ts'
import type { CampoFormulario, TipoFormulario } from './campoFormulario.ts'
import { listDentes } from './dentesFormulario.ts'
import { camposFormulario, type Formulario, type NomeCampo } from './formulario.tables.ts'

/** What is wrong with a field of the form, in words for whoever fills it in. */
export type ErroFormulario = { readonly campo: NomeCampo; readonly mensagem: string }

type Pedido = {
  readonly tipo: TipoFormulario
  readonly formulario: Formulario
  /** The civil day: a surgery that was made lies before it, one to come after it. */
  readonly hoje: string
  /** The patient's birth: no surgery lies before it. */
  readonly nascimento: string
}

/**
 * What is wrong with a form, in its order; empty where it may be sent. Each field is told one thing: that the form does not
 * ask for it, that it has no place beside the others, that it is missing, or that its value is none that it takes. What would
 * say the same of several fields names its own: a summary has all of them.
 */
export function validateFormulario(pedido: Pedido): ErroFormulario[] {
  return (Object.entries(camposFormulario) as [NomeCampo, CampoFormulario][]).flatMap(([campo, regra]) => {
    const mensagem = findErro(pedido, campo, regra)
    return mensagem === undefined ? [] : [{ campo, mensagem }]
  })
}

function findErro(pedido: Pedido, nome: NomeCampo, campo: CampoFormulario): string | undefined {
  const { tipo, formulario } = pedido
  const bruto = formulario[nome]
  const valor = campo.tipo === 'texto' && typeof bruto === 'string' ? toTextoGuardado(bruto) : bruto
  const vazio = isVazio(valor)
  if (!campo.formularios.includes(tipo)) return vazio ? undefined : 'Este formulário não tem este campo.'
  if (campo.depende && !isCampoAtivo(campo, formulario)) return vazio ? undefined : campo.depende.mensagem
  if (vazio) return findFalta(campo, formulario)
  return findErroValor(pedido, nome, campo, valor)
}

const NENHUMA_OPCAO = 'Escolha uma das opções.'

function findErroValor(
  { tipo, formulario, hoje, nascimento }: Pedido,
  nome: NomeCampo,
  campo: CampoFormulario,
  valor: unknown,
): string | undefined {
  switch (campo.tipo) {
    case 'lista':
      return campo.opcoes.some(({ codigo }) => codigo === valor) ? undefined : NENHUMA_OPCAO
    case 'medida':
      return listMedidas(campo, formulario).some(({ codigo }) => codigo === valor) ? undefined : NENHUMA_OPCAO
    case 'inteiro': {
      const maximo = maximoDe(campo, tipo)
      const cabe =
        Number.isInteger(valor) && typeof valor === 'number' && valor >= campo.minimo && valor <= maximo
      return cabe
        ? undefined
        : `${campo.rotulo}: informe um número inteiro, de ${campo.minimo} a ${maximo} ${campo.unidade}.`
    }
    case 'dentes':
      return findErroDentes(nome, campo, Array.isArray(valor) ? valor.map(String) : [], formulario)
    case 'texto':
      return typeof valor === 'string' && valor.length <= MAXIMO_TEXTO
        ? undefined
        : `${campo.rotulo}: o texto tem mais de ${MAXIMO_TEXTO} caracteres.`
    case 'data':
      return typeof valor === 'string' ? findErroCirurgia(valor, formulario, hoje, nascimento) : undefined
  }
}

const POS_CIRURGICO = 2

function findErroCirurgia(
  data: string,
  { cirurgiaOrtognatica }: Formulario,
  hoje: string,
  nascimento: string,
) {
  if (!isDataCivil(data)) return 'Esta data não existe.'
  if (data < nascimento) return 'A cirurgia não pode ser antes do nascimento do paciente.'
  if (cirurgiaOrtognatica === POS_CIRURGICO) {
    return data <= hoje ? undefined : `A cirurgia já feita não pode ser depois de ${toBrasileira(hoje)}.`
  }
  return data >= hoje ? undefined : `A cirurgia por fazer não pode ser antes de ${toBrasileira(hoje)}.`
}

/** The lists of teeth that are not in the mouth, with how they are named beside another list. */
const foraDaBoca = [
  ['dentesAusentes', 'ausente'],
  ['dentesAgenesia', 'agenesia'],
] as const

const isForaDaBoca = (nome: NomeCampo): boolean => foraDaBoca.some(([lista]) => lista === nome)

function findErroDentes(
  nome: NomeCampo,
  { conjunto, rotulo }: Extract<CampoFormulario, { tipo: 'dentes' }>,
  dentes: readonly string[],
  formulario: Formulario,
): string | undefined {
  const possiveis = new Set<string>(listDentes(conjunto, formulario.denticao).map(({ codigo }) => codigo))
  const estranho = dentes.find((dente) => !possiveis.has(dente))
  if (estranho !== undefined) return `${rotulo}: o dente ${estranho} não cabe nesta lista, com esta dentição.`
  const repetido = dentes.find((dente, i) => dentes.indexOf(dente) !== i)
  if (repetido !== undefined) return `${rotulo}: o dente ${repetido} está repetido.`
  if (isForaDaBoca(nome)) return undefined
  for (const [lista, palavra] of foraDaBoca) {
    const dente = dentes.find((cada) => formulario[lista]?.includes(cada))
    if (dente !== undefined) return `${rotulo}: o dente ${dente} está marcado como ${palavra}.`
  }
  return undefined
}
