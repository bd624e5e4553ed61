import type { ResumoAssociado } from '@portal/contract/associado.ts'
import type { GuiaResumo } from '@portal/contract/guia.ts'
import { getStatusFicha, isStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { IconName } from '../ui/icon.data.ts'

/** A place to go, as the list shows it. */
export type Resultado = { id: string; titulo: string; detalhe: string; icone: IconName; href: string }

export type Tela = { rotulo: string; rota: string }

const plain = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The screens whose name holds every word typed; all of them while nothing is. */
export function searchTelas(telas: readonly Tela[], termo: string): Resultado[] {
  const palavras = plain(termo).split(/\s+/).filter(Boolean)
  return telas
    .filter(({ rotulo }) => palavras.every((palavra) => plain(rotulo).includes(palavra)))
    .map(({ rotulo, rota }) => ({
      id: `tela:${rota}`,
      titulo: rotulo,
      detalhe: 'Tela',
      icone: 'arrowRight',
      href: rota,
    }))
}

/** Patients lead to their eligibility, guides to their screen. */
export function toResultados(
  associados: readonly ResumoAssociado[],
  guias: readonly GuiaResumo[],
): Resultado[] {
  return [
    ...associados.map(
      ({ chave, nome, codigoAssociado, nomePlano }): Resultado => ({
        id: `associado:${chave}`,
        titulo: nome,
        detalhe: `Paciente · cartão ${codigoAssociado} · ${nomePlano}`,
        icone: 'user',
        href: `/portal/elegibilidade?paciente=${chave}`,
      }),
    ),
    ...guias.map(
      ({ numeroFicha, associado, statusFicha }): Resultado => ({
        id: `guia:${numeroFicha}`,
        titulo: `Guia ${numeroFicha}`,
        detalhe: `${associado.nome} · ${isStatusFicha(statusFicha) ? getStatusFicha(statusFicha).rotulo : statusFicha}`,
        icone: 'clipboard',
        href: `/portal/guia/${numeroFicha}`,
      }),
    ),
  ]
}
