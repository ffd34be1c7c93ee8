"""The web server: tables that friends on different machines sit at.

`kartenhaus.server.run` has the server itself. It is not imported here: reading the settings alone should not load
the web framework.
"""

from kartenhaus.server.config import Config, flag_of, read_config, unknown_settings, variable_of

__all__ = ["Config", "flag_of", "read_config", "unknown_settings", "variable_of"]
