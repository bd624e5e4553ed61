import { notificacao } from '@portal/contract/notificacao.ts'
import { type TipoNotificacao, tiposNotificacao } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import { useQuery } from '@tanstack/react-query'
import { pushError } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { preferenciaQuery } from './notificacao.queries.ts'

/** Which kinds go by mail too: none until asked for, each kept as it is pressed. */
export function CorreioForm() {
  const update = useWrite(notificacao.updatePreferencia, {
    prepare: (correio: TipoNotificacao[]) => ({ body: { correio } }),
    onError: (failure) => pushError(failure),
  })
  return (
    <QueryView lines={3} loading="Carregando preferências" query={useQuery(preferenciaQuery)}>
      {(preferencia) => {
        const correio = (update.isPending && update.variables) || preferencia.correio
        const toggle = (codigo: TipoNotificacao, isSelected: boolean) =>
          update.mutate(isSelected ? [...correio, codigo] : correio.filter((outro) => outro !== codigo))
        return (
          <Stack gap={2}>
            <p>Vão para o e-mail do cadastro, sem nome de paciente.</p>
            {tiposNotificacao.map(({ codigo, rotulo }) => (
              <Checkbox
                isSelected={correio.includes(codigo)}
                key={codigo}
                onChange={(isSelected) => toggle(codigo, isSelected)}
              >
                {rotulo}
              </Checkbox>
            ))}
          </Stack>
        )
      }}
    </QueryView>
  )
}
