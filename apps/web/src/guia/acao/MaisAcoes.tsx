import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { Button } from '../../ui/action/Button.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { listAcoesVistas } from '../acoesVistas.ts'
import { toEstadoDeclarado } from '../toEstadoDeclarado.ts'
import { toEstadoGuia } from '../toEstadoGuia.ts'
import { iconeDaAcao } from './iconeAcao.ts'
import { useAcaoEscolhida } from './useAcaoEscolhida.tsx'
import { useComandosGuia } from './useComandosGuia.ts'

/**
 * Every action that is not this phase's own, each refusal with its reason, and the patient's eligibility. While the
 * form is open its own parts have the images, and the bar below has no actions but the sending.
 */
export function MaisAcoes({ guia }: { guia: GuiaDetalhada }) {
  const estado = toEstadoGuia(guia)
  const { fase, mais } = listAcoesVistas(estado, toEstadoDeclarado(guia))
  const { start, dialogo } = useAcaoEscolhida(guia)
  useComandosGuia(guia, [...fase, ...mais], start)
  const isRascunho = motivoBloqueio(estado, 'saveRascunho') === undefined
  const daFase = isRascunho ? fase.filter(({ nome }) => nome !== 'uploadImagem') : []
  return (
    <>
      <Menu
        entries={[
          ...[...daFase, ...mais].map(({ nome, rotulo, resumo }) => ({
            id: nome,
            label: rotulo,
            onAction: () => start(nome),
            ...iconeDaAcao(nome),
            ...(resumo && { description: resumo, isDisabled: true }),
            ...(nome === 'cancel' && { tone: 'perigo' as const }),
          })),
          { id: 'antesDaElegibilidade', kind: 'separator' as const },
          {
            id: 'elegibilidade',
            label: 'Elegibilidade do paciente',
            icon: 'user' as const,
            href: `/portal/elegibilidade?paciente=${guia.associado.chave}`,
          },
        ]}
        label="Mais ações"
        placement="bottom end"
        trigger={
          <Button icon="more" variant="fantasma">
            Mais ações
          </Button>
        }
      />
      {dialogo}
    </>
  )
}
