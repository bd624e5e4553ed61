import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import { showLugar } from '../estado/showLugar.ts'
import { type Escolhida, Versao, VersoesDialog } from './VersoesDialog.tsx'

type VersaoGuardada = { conteudo: Conteudo; em: string | null }

type ConflitoDialogProps = {
  local: VersaoGuardada
  servidor: VersaoGuardada
  describe: (codigoEvento: string) => string
  /** The answers of its orthodontic form, one a line; none of another guide. */
  listRespostas: (conteudo: Conteudo) => readonly string[]
  onChoose: (qual: Escolhida) => void
}

/** Two screens changed the same draft: both versions side by side, and the person says which one stays. */
export function ConflitoDialog(props: ConflitoDialogProps) {
  const { local, servidor, onChoose, ...palavras } = props
  return (
    <VersoesDialog onChoose={onChoose} title="Este rascunho mudou em outra tela">
      <VersaoRascunho {...palavras} outra={servidor.conteudo} titulo="Esta tela" versao={local} />
      <VersaoRascunho {...palavras} outra={local.conteudo} titulo="Outra tela" versao={servidor} />
    </VersoesDialog>
  )
}

type VersaoRascunhoProps = Pick<ConflitoDialogProps, 'describe' | 'listRespostas'> & {
  titulo: string
  versao: VersaoGuardada
  outra: Conteudo
}

type Item = Conteudo['itens'][number]
const idOf = (item: Item): string => `${item.codigoEvento} ${showLugar(item)} ${item.quantidade}`

/** One version, with a mark on what the other one does not have. */
function VersaoRascunho({ titulo, versao, outra, describe, listRespostas }: VersaoRascunhoProps) {
  const { conteudo, em } = versao
  const daOutra = new Set(outra.itens.map(idOf))
  const respostasDaOutra = listRespostas(outra)
  const soAqui = listRespostas(conteudo).filter((resposta) => !respostasDaOutra.includes(resposta))
  const textos = [
    ['Justificativa', conteudo.justificativa, outra.justificativa],
    ['Observação', conteudo.observacao, outra.observacao],
  ] as const
  return (
    <Versao em={em} titulo={titulo}>
      <Stack as="ul" gap={1}>
        {conteudo.itens.map((item) => (
          <li data-diferente={!daOutra.has(idOf(item)) || undefined} key={item.sequencial}>
            {showLugar(item) && <strong>{showLugar(item)} </strong>}
            {formatCodigoEvento(item.codigoEvento)} {describe(item.codigoEvento)}
            {!daOutra.has(idOf(item)) && <em> (só aqui)</em>}
          </li>
        ))}
        {conteudo.itens.length === 0 && <li>Nenhum evento</li>}
      </Stack>
      {soAqui.map((resposta) => (
        <p data-diferente key={resposta}>
          {resposta}
        </p>
      ))}
      {textos.map(([rotulo, texto, doOutro]) => (
        <p data-diferente={texto !== doOutro || undefined} key={rotulo}>
          {rotulo}: {texto || 'em branco'}
        </p>
      ))}
    </Versao>
  )
}
