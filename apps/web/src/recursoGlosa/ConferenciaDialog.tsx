import type { RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { focusField } from '../ui/feedback/focusField.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { afterMenu } from '../ui/overlay/afterMenu.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { campoDe } from './checkEdicao.ts'
import { type Edicao, listFaltasTodas } from './edicaoRecurso.ts'
import { describeItem } from './recursosWords.ts'

type ConferenciaDialogProps = {
  recurso: RecursoDetalhado
  edicao: Edicao
  /** What is appealed, as it is shown. */
  valor: string
  isOpen: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The one appeal of a guide cannot be taken back: what goes, what is still missing and what is lost, before it goes. */
export function ConferenciaDialog(props: ConferenciaDialogProps) {
  const { recurso, edicao, valor, isOpen, onConfirm, onClose } = props
  const { numeroFicha, itens } = recurso
  const lidos = itens.flatMap((item) => {
    const editado = edicao[item.numeroSequencialInclusao]
    return editado ? [{ item, editado }] : []
  })
  const faltas = listFaltasTodas(itens, edicao).map(({ item, falta: { tipo, rotulo } }) => ({
    tipo,
    lugar: campoDe(tipo, item),
    dito: `${describeItem(item)}: falta ${rotulo.toLowerCase()}`,
  }))
  const [primeira] = faltas
  const goBack = () => {
    onClose()
    if (primeira) afterMenu(() => focusField(primeira.lugar))
  }
  const fora = lidos.filter(({ editado }) => editado.destino !== 'recorrido')
  const tomados = lidos.filter(({ item, editado }) => item.lugarTomado && editado.destino === 'recorrido')
  return (
    <ConfirmDialog
      backLabel={
        primeira &&
        (faltas.every(({ tipo }) => tipo === 'justificativa')
          ? 'Voltar e escrever o motivo'
          : 'Voltar e completar')
      }
      confirmLabel={faltas.length > 0 ? 'Enviar mesmo assim' : 'Enviar o recurso'}
      isOpen={isOpen}
      onClose={goBack}
      onConfirm={onConfirm}
      title={`Enviar o recurso da guia ${numeroFicha}?`}
    >
      <Stack gap={3}>
        <p>Vai recorrer de {valor}. Cada guia tem um só recurso: depois de enviado, nada mais se muda.</p>
        {tomados.length > 0 && (
          <div>
            <p>Como está, será recusado:</p>
            <ul>
              {tomados.map(({ item }) => (
                <li key={item.numeroSequencialInclusao}>
                  {describeItem(item)}: {item.porque}
                </li>
              ))}
            </ul>
          </div>
        )}
        {faltas.length > 0 && (
          <div>
            <p>Sem o que a glosa pede, a resposta tende a ser não:</p>
            <ul>
              {faltas.map(({ dito }) => (
                <li key={dito}>{dito}</li>
              ))}
            </ul>
          </div>
        )}
        {fora.length > 0 && (
          <div>
            <p>Ficam de fora e perdem o recurso:</p>
            <ul>
              {fora.map(({ item, editado }) => (
                <li key={item.numeroSequencialInclusao}>
                  {describeItem(item)}
                  {editado.motivo.trim() !== '' && `: ${editado.motivo.trim()}`}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
