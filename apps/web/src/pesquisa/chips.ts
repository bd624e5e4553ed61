import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { showData } from '../calendario/format.ts'
import type { TagItem } from '../ui/data/TagGroup.tsx'
import type { ConsultaSearch } from './consultaSearch.ts'
import { DIAS_PADRAO, isBuscaDireta, isPadrao } from './toFiltro.ts'

type Nomes = readonly { codigo: number; nome: string }[]
type Opcoes = { especialidades: Nomes; tiposAtendimento: Nomes }

const nameIn = (nomes: Nomes | undefined, codigo: number): string =>
  nomes?.find((item) => item.codigo === codigo)?.nome ?? String(codigo)

function describePeriodo({ de, ate }: ConsultaSearch): string {
  if (de && ate) return `De ${showData(de)} a ${showData(ate)}`
  return de ? `Desde ${showData(de)}` : `Até ${showData(ate)}`
}

/** One chip for each filter in force; a status has one of its own, so that it can go alone. */
export function listChips(
  search: ConsultaSearch,
  opcoes: Opcoes | undefined,
  paciente: string | undefined,
): TagItem[] {
  if (isPadrao(search)) return [{ id: 'padrao', label: `Últimos ${DIAS_PADRAO} dias`, isFixed: true }]
  const { guia, especialidade, tipo, situacao, senha, de, ate } = search
  const chips: (TagItem | false)[] = [
    search.paciente !== undefined && { id: 'paciente', label: `Paciente: ${paciente ?? '…'}` },
    guia !== undefined && { id: 'guia', label: `Guia ${guia}` },
    !isBuscaDireta(search) && (de || ate) !== undefined && { id: 'periodo', label: describePeriodo(search) },
    especialidade !== undefined && {
      id: 'especialidade',
      label: nameIn(opcoes?.especialidades, especialidade),
    },
    tipo !== undefined && { id: 'tipo', label: nameIn(opcoes?.tiposAtendimento, tipo) },
    ...(situacao?.split(',') ?? []).map((codigo) => ({
      id: `situacao:${codigo}`,
      label: getStatusFicha(Number(codigo)).rotulo,
    })),
    senha !== undefined && { id: 'senha', label: 'Senha em vigor' },
  ]
  return chips.filter((chip) => chip !== false)
}

/** The address without that filter; without any, the last days are shown again. */
export function removeChip(search: ConsultaSearch, id: string): ConsultaSearch {
  const { paciente, guia, especialidade, tipo, situacao, senha, de, ate, ...resto } = search
  const restantes = situacao
    ?.split(',')
    .filter((codigo) => id !== `situacao:${codigo}`)
    .join(',')
  return {
    ...resto,
    ...(paciente && id !== 'paciente' && { paciente }),
    ...(guia && id !== 'guia' && { guia }),
    ...(especialidade && id !== 'especialidade' && { especialidade }),
    ...(tipo && id !== 'tipo' && { tipo }),
    ...(restantes && { situacao: restantes }),
    ...(senha && id !== 'senha' && { senha }),
    ...(id !== 'periodo' && de && { de }),
    ...(id !== 'periodo' && ate && { ate }),
  }
}
