import { vista as chamadas, type Vista } from '@portal/contract/vista.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { queryClient } from '../api/queryClient.ts'
import { useWrite } from '../api/useWrite.ts'
import { focusField } from '../ui/feedback/focusField.ts'
import { notice } from '../ui/notice.ts'
import { vistasQuery } from './vista.queries.ts'

/** `volta`: the filters that it takes the place of, to be put back. */
type Mudanca = { vista: Vista; dito: string; volta?: Vista['filtros'] | undefined }

/** Where the name of a view is changed. */
export const campoVista = (numero: number): string => `nome-vista-${numero}`

const listGuardadas = (): readonly Vista[] => queryClient.getQueryData(vistasQuery.queryKey) ?? []

/** As it is kept now: renamed meanwhile, it keeps its new name. */
const findGuardada = (numero: number) => listGuardadas().find((vista) => vista.numero === numero)

/** The focus goes to what comes back, which has another number, once it is drawn; where its list is closed it stays. */
function focusVolta({ tela, nome }: Vista): void {
  const volta = listGuardadas().find((vista) => vista.tela === tela && vista.nome === nome)
  if (volta) requestAnimationFrame(() => requestAnimationFrame(() => focusField(campoVista(volta.numero))))
}

/** The changes of a saved view; a removal and other filters can be undone (Interface B2.7). */
export function useMudancaVista(onRefused: (error: Error) => boolean) {
  const revert = useWrite(chamadas.updateVista, {
    prepare: ({
      vista: { tela: _tela, ...atual },
      filtros,
    }: Pick<Mudanca, 'vista'> & Pick<Vista, 'filtros'>) => ({
      body: { ...atual, filtros },
    }),
    onSuccess: ({ nome }) => pushSuccess(`${nome} guarda o de antes.`, 'Vista mudada'),
    onError: pushError,
  })
  const update = useWrite(chamadas.updateVista, {
    prepare: ({ vista: { tela: _tela, ...mudada } }: Mudanca) => ({ body: mudada }),
    onSuccess: (_reply, { dito, vista, volta }) =>
      notice.push({
        tone: 'sucesso',
        title: 'Vista mudada',
        text: dito,
        ...(volta && {
          action: {
            label: 'Desfazer',
            keys: 'Ctrl+Z',
            run: () => revert.mutate({ vista: findGuardada(vista.numero) ?? vista, filtros: volta }),
          },
        }),
      }),
    onError: (error) => onRefused(error) || pushError(error),
  })
  const restore = useWrite(chamadas.createVista, {
    prepare: ({ numero: _numero, ...vista }: Vista) => ({ body: vista }),
    onError: pushError,
    onRefreshed: focusVolta,
  })
  const remove = useWrite(chamadas.deleteVista, {
    prepare: ({ numero }: Vista) => ({ query: { numero } }),
    onSuccess: (_reply, vista) =>
      notice.push({
        tone: 'informacao',
        title: 'Vista removida',
        text: vista.nome,
        action: { label: 'Desfazer', keys: 'Ctrl+Z', run: () => restore.mutate(vista) },
      }),
    onError: pushError,
  })
  return { update, remove }
}
