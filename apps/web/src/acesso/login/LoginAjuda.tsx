import { ajudaEntrada } from '@portal/domain/menu/ajudaEntrada.ts'
import { useKeyLabel } from '../../ui/useKeyLabel.ts'

/** The login's help (Interface B6.11): the browser opens and closes it by itself, before any script; "?" is main.ts's. */
export const LoginAjuda = () => (
  <>
    <button className="help" popoverTarget="ajuda" type="button">
      {useKeyLabel()('Ajuda desta tela', '?')}
    </button>
    <dialog aria-labelledby="ajuda-titulo" id="ajuda" popover="auto">
      <h2 id="ajuda-titulo">Ajuda: Entrar</h2>
      <p>{ajudaEntrada.finalidade}</p>
      <dl>
        {ajudaEntrada.palavras.map(([termo, sentido]) => (
          <div key={termo}>
            <dt>{termo}</dt>
            <dd>{sentido}</dd>
          </div>
        ))}
        <div>
          <dt>Teclas</dt>
          <dd>Enter, num campo: entrar. Tab: o campo ou botão seguinte. Esc: fechar esta ajuda.</dd>
        </div>
      </dl>
      <button className="enter" popoverTarget="ajuda" popoverTargetAction="hide" type="button">
        Fechar
      </button>
    </dialog>
  </>
)
